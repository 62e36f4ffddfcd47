import { useListInstrumentStats } from '@swx/sdk/react'
import { type FiguresByCode, toFiguresByCode } from '../model/market-figures.ts'

/** How long the contract lets an answer be kept. */
const REFRESH_MS = 60_000

/** Changes over longer stretches, ranges, volatility and volume of every instrument. */
export function useMarketFigures() {
  return useListInstrumentStats<FiguresByCode>(undefined, {
    query: { select: toFiguresByCode, refetchInterval: REFRESH_MS, staleTime: REFRESH_MS },
  })
}
