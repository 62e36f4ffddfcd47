import { useGetMarketInfo } from '@swx/sdk/react'
import type { TradingHours } from '#core/instruments/trading-hours.ts'

/** Trading terms of an instrument, as far as the card beside the list shows them. */
export interface InstrumentFactsData {
  readonly previousClose: number
  /** Units in one lot, a decimal string. */
  readonly contractSize: string
  /** 30 means 1:30. */
  readonly maxLeverage: number
  readonly low: number
  readonly high: number
  readonly tradingHours: readonly TradingHours[]
}

/** The trading terms of one instrument, by its id. */
export function useInstrumentFacts(id: string) {
  return useGetMarketInfo<InstrumentFactsData>(
    { id },
    {
      query: {
        select: (result) => ({
          previousClose: result.prevClose,
          contractSize: result.contractSize,
          maxLeverage: result.maxLeverage,
          low: result.low24h,
          high: result.high24h,
          tradingHours: result.tradingHours ?? [],
        }),
      },
    },
  )
}

export type InstrumentFactsAnswer = ReturnType<typeof useInstrumentFacts>
