import { useGetEquityHistory } from '@swx/sdk/react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { formatUsd, isolateFigure } from '#core/format/figures.ts'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Days } from '#ui/form/date-range.tsx'
import { bestDay, type IncomeByDay, MOST_DAYS, profitByDay, shownDays } from '../model/income-by-day.ts'
import type { Profit } from './profit-summary.tsx'

/** One bar a day, up for a gain and down for a loss; time runs left to right in every language. */
export function IncomeBars({ byDay }: { byDay: IncomeByDay }) {
  const { t } = useTranslation('income')
  const { language } = useLanguage()
  const days = byDay.days.slice(-MOST_DAYS)
  const facts = bestDay(days)
  const [first, last] = [days[0], days.at(-1)]
  if (!facts || !first || !last) return null

  // For the height of a bar alone; figures never pass through a float.
  const heights = days.map(({ amount }) => Number(amount))
  const [most, least] = [Math.max(...heights, 0), Math.min(...heights, 0)]
  const percent = 100 / Math.max(most - least, 0.01)
  const summary = t('chart.summary', {
    count: days.length,
    total: facts.total,
    best: facts.best.day,
    most: facts.best.amount,
  })
  const isPartial = byDay.isPartial || days.length < byDay.days.length
  return (
    <figure className="grid gap-2 p-4">
      <div
        role="img"
        aria-label={summary}
        dir="ltr"
        style={{ maxInlineSize: Math.max(120, days.length * 40) }}
      >
        <div className={clsx('relative flex h-28 items-stretch', days.length > 45 ? 'gap-px' : 'gap-0.5')}>
          <span
            className="absolute inset-x-0 border-b border-line-strong"
            style={{ insetBlockEnd: `${-least * percent}%` }}
          />
          {days.map(({ day, amount }, at) => {
            const height = heights[at] ?? 0
            return (
              <span
                key={day}
                title={`${formatDate(day, language.tag)}: ${isolateFigure(formatUsd(amount, { sign: true }))}`}
                className="relative min-w-0 flex-1"
              >
                <span
                  className="absolute inset-x-0 rounded-[2px] bg-accent"
                  style={{
                    insetBlockEnd: `${(Math.min(height, 0) - least) * percent}%`,
                    blockSize: height === 0 ? 0 : `${Math.max(2, Math.abs(height) * percent)}%`,
                  }}
                />
              </span>
            )
          })}
        </div>
        <div className="mt-1 flex justify-between text-11 text-muted">
          <span>{formatDayMonth(first.day, language.tag)}</span>
          {days.length > 1 ? <span>{formatDayMonth(last.day, language.tag)}</span> : null}
        </div>
      </div>
      <figcaption className="text-12 text-muted">
        {summary} {isPartial ? t('chart.partial', { days: days.length }) : null}
      </figcaption>
    </figure>
  )
}

interface ProfitBarsProps {
  query: Days
  now: Profit
}

/** The profit of every product, one bar a day; the last one is today's figure of the account. */
export function ProfitBars({ query, now }: ProfitBarsProps) {
  const { t } = useTranslation('income')
  const byDay = useProfitByDay(query, now)
  if (!byDay.isEnabled) return null
  return (
    <QueryView
      query={byDay}
      skeleton={
        <Skeleton lines={5} lineHeight={20} label={t('loading')} className="min-h-47 content-start p-4" />
      }
      failed={t('failed')}
    >
      {(shown) => <IncomeBars byDay={shown} />}
    </QueryView>
  )
}

/** The profit of each shown day of the real account; the last one is what is known of today. */
function useProfitByDay(query: Days, { profit, today }: Profit) {
  const days = shownDays(query, today)
  return useGetEquityHistory(
    { from: `${days.next}T00:00:00.000Z`, to: `${days.end}T00:00:00.000Z`, step: 'day' },
    {
      query: {
        enabled: days.first <= days.last,
        select: (result) => profitByDay(result, days, { day: today, amount: profit.today }),
      },
    },
  )
}
