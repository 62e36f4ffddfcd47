import { useListMarketByType } from '@swx/sdk/react'

/** An instrument that a chart can be compared with. */
export interface CompareChoice {
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
