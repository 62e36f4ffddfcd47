import { useGetKValueByCodeAndDate } from '@swx/sdk/react'
import { livePrices } from '../../../core/live-prices/store.ts'
import { utcDay } from '../../../core/live-prices/utc-day.ts'

/** A day in quarters of an hour. */
const QUARTERS = 96

/** Closing prices of the last 24 hours, a quarter of an hour apart, oldest first. */
export function useDayLine(code: string) {
  const date = utcDay(livePrices.marketNow())
  return useGetKValueByCodeAndDate<readonly number[]>(
    { code, date, period: '15m', limit: QUARTERS },
    { query: { select: ({ result }) => result.map(({ c }) => c) } },
  )
}
