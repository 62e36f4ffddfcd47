import { useEquityHistory } from '@swx/sdk/react'
import type { Days } from '#ui/form/date-range.tsx'
import { profitByDay, shownDays } from '../model/profit-by-day.ts'
import type { Profit } from './use-profit.ts'

/** The profit of each shown day of the real account; the last one is what is known of today. */
export function useProfitByDay(query: Days, { profit, today }: Profit) {
  const days = shownDays(query, today)
  return useEquityHistory(
    { from: `${days.next}T00:00:00.000Z`, to: `${days.end}T00:00:00.000Z`, step: 'day' },
    {
      query: {
        enabled: days.first <= days.last,
        staleTime: 0,
        select: (result) => profitByDay(result, days, { day: today, amount: profit.today }),
      },
    },
  )
}
