import { useEquityHistory } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Days } from '#ui/form/date-range.tsx'
import type { Profit } from '../api/use-profit.ts'
import { profitByDay, shownDays } from '../model/profit-by-day.ts'
import { IncomeBars } from './income-bars.tsx'

export interface ProfitBarsProps {
  query: Days
  now: Profit
}

/** The profit of every product, one bar a day; the last one is today's figure of the account. */
export function ProfitBars({ query, now }: ProfitBarsProps) {
  const { t } = useTranslation('income')
  const byDay = useProfitByDay(query, now)

  if (byDay.isError) return <ErrorState error={byDay.error} onRetry={byDay.refetch} title={t('failed')} />
  if (byDay.data) return <IncomeBars byDay={byDay.data} />
  return byDay.isLoading ? (
    <Skeleton lines={5} lineHeight={20} label={t('loading')} className="min-h-47 content-start p-4" />
  ) : null
}

/** The profit of each shown day of the real account; the last one is what is known of today. */
function useProfitByDay(query: Days, { profit, today }: Profit) {
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
