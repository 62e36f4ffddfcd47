import { useListMarketByType } from '@swx/sdk/react'
import { findBest, indexBy } from '#lib/search/find-best.ts'

/** As many as can be looked through; typing narrows them down. */
const SHOWN = 40

/** The instruments whose code or name fits what was typed, the best first. */
export function findChoices(choices: readonly CompareChoice[], typed: string): readonly CompareChoice[] {
  const index = indexBy(choices, ({ code, name }) => ({ code, names: [name] }))
  const found = typed.trim() === '' ? index : findBest(index, typed)
  return found.slice(0, SHOWN).map(({ thing }) => thing)
}

/** An instrument that a chart can be compared with. */
interface CompareChoice {
  readonly code: string
  readonly name: string
}

/** Every instrument but the chart's own, in display order. */
export function useCompareChoices(code: string) {
  return useListMarketByType<readonly CompareChoice[]>(undefined, {
    query: {
      select: (items) => items.filter((item) => item.code !== code).map(({ code, name }) => ({ code, name })),
    },
  })
}
