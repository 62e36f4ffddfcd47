import { useGetKValueByCodeAndDate } from '@swx/sdk/react'
import { utcDay } from '#core/live-prices/utc-day.ts'

/** A day in quarters of an hour. */
const QUARTERS = 96

/**
 * Closing prices of the last 24 hours, a quarter of an hour apart, oldest first.
 * @param asOf the market's time (RFC 3339): the day of the user's own clock may be one that has not begun there
 */
export function useDayLine(code: string, asOf: string) {
  const date = utcDay(Date.parse(asOf))
  return useGetKValueByCodeAndDate<readonly number[]>(
    { code, date, period: '15m', limit: QUARTERS },
    { query: { select: (result) => result.map(({ c }) => c) } },
  )
}
