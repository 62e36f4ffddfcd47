import type { CompareChoice } from '../api/use-compare-choices.ts'

/** As many as can be looked through; typing narrows them down. */
const SHOWN = 40

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The instruments whose code or name holds what was typed, separators aside; those that begin with it first. */
export function findChoices(choices: readonly CompareChoice[], typed: string): readonly CompareChoice[] {
  const wanted = plain(typed)
  const found = choices.filter(
    ({ code, name }) => plain(code).includes(wanted) || plain(name).includes(wanted),
  )
  const isFirst = ({ code }: CompareChoice) => plain(code).startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))].slice(0, SHOWN)
}
