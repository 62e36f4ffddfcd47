import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatDate, formatDayMonth } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { bestDay, type IncomeByDay } from '../model/income-by-day.ts'

/** Days a phone has room for at three pixels each. */
const MOST = 90

/** Income as one bar a day; time runs left to right in every language. */
export function IncomeBars({ byDay }: { byDay: IncomeByDay }) {
  const { t } = useTranslation('income')
  const { language } = useLanguage()
  const days = byDay.days.slice(-MOST)
  const facts = bestDay(days)
  const [first, last] = [days[0], days.at(-1)]
  if (!facts || !first || !last) return null

  // For the height of a bar alone; figures never pass through a float.
  const most = Math.max(Number(facts.best.amount), 0.01)
  const summary = t('chart.summary', {
    count: days.length,
    total: isolateFigure(formatMoney(facts.total)),
    best: formatDate(facts.best.day, language.tag),
    most: isolateFigure(formatMoney(facts.best.amount)),
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
        <div
          className={clsx(
            'flex h-28 items-end border-b border-line-strong',
            days.length > 45 ? 'gap-px' : 'gap-0.5',
          )}
        >
          {days.map(({ day, amount }) => (
            <span
              key={day}
              title={`${formatDate(day, language.tag)}: ${isolateFigure(`${formatMoney(amount)} USD`)}`}
              className="min-w-0 flex-1 rounded-t-[2px] bg-accent"
              style={{ blockSize: `${Math.max(2, (Math.max(0, Number(amount)) / most) * 100)}%` }}
            />
          ))}
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
