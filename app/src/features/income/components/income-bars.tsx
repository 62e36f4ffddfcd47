import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { bestDay, type IncomeByDay, MOST_DAYS } from '../model/income-by-day.ts'

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
                title={`${formatDate(day, language.tag)}: ${isolateFigure(`${formatMoney(amount, { sign: true })} USD`)}`}
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
