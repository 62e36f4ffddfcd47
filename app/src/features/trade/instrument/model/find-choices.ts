import { findBest, indexBy } from '#lib/search/find-best.ts'
import type { CompareChoice } from '../api/use-compare-choices.ts'

/** As many as can be looked through; typing narrows them down. */
const SHOWN = 40

/** The instruments whose code or name fits what was typed, the best first. */
export function findChoices(choices: readonly CompareChoice[], typed: string): readonly CompareChoice[] {
  const index = indexBy(choices, ({ code, name }) => ({ code, names: [name] }))
  const found = typed.trim() === '' ? index : findBest(index, typed)
  return found.slice(0, SHOWN).map(({ thing }) => thing)
}
