import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { formatMoney, formatUsd } from '#core/format/figures.ts'
import { formatMonth, formatWeekday, formatWeekdayHead } from '#core/format/format-time.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { trendOf } from '#ui/figure/trend.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { monthAfter, type ResultGroup, type ResultsProps, weeksOf } from '../model/result-figures.ts'

/** The net result of each UTC day, month by month; a day leads to the positions that were closed on it. */
export function ResultsCalendar({ days, filter, onFilter }: ResultsProps & { days: readonly ResultGroup[] }) {
  const { t, i18n } = useTranslation('orders')
  const tag = i18n.language
  const thisMonth = new Date(serverClock.now()).toISOString().slice(0, 7)
  const [first, last] = [days[0]?.key.slice(0, 7) ?? thisMonth, days.at(-1)?.key.slice(0, 7) ?? thisMonth]
  const [month, setMonth] = useState(filter.day?.slice(0, 7) ?? last)
  const resultOf = new Map(days.map((day) => [day.key, day]))
  const weeks = weeksOf(month)

  return (
    <Card
      title={t('results.byDay')}
      subtitle={t('results.utc')}
      aside={
        <div className="flex items-center gap-1">
          <IconButton
            label={t('results.monthBefore')}
            icon={<ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
            disabled={month <= first}
            onClick={() => setMonth(monthAfter(month, -1))}
          />
          <span aria-live="polite" className="min-w-24 text-center text-13 font-strong">
            {formatMonth(`${month}-01`, tag)}
          </span>
          <IconButton
            label={t('results.monthAfter')}
            icon={<ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
            disabled={month >= last}
            onClick={() => setMonth(monthAfter(month, 1))}
          />
        </div>
      }
    >
      <table
        className="w-full table-fixed text-center text-[min(0.75rem,14px)] leading-4 wrap-normal"
        aria-label={formatMonth(`${month}-01`, tag)}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="py-1 font-regular text-muted">
                <span aria-hidden="true">{formatWeekdayHead(day, tag)}</span>
                <span className="sr-only">{formatWeekday(day, tag)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month never move
            <tr key={`${month} ${at}`}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move
                <td key={column} className="h-12 p-0.5 align-top">
                  {day === undefined ? null : (
                    <Day
                      day={day}
                      result={resultOf.get(day)}
                      isChosen={filter.day === day}
                      onChoose={() => onFilter(filter.day === day ? {} : { day })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Any Monday, and the days after it. */
const weekdays = Array.from({ length: 7 }, (_, at) => `2026-01-${String(5 + at).padStart(2, '0')}`)

interface DayProps {
  day: string
  result: ResultGroup | undefined
  isChosen: boolean
  onChoose: () => void
}

function Day({ day, result, isChosen, onChoose }: DayProps) {
  const { t } = useTranslation('orders')
  const number = Number(day.slice(-2))
  if (result === undefined) return <span className="block pt-1 text-muted">{number}</span>
  const exact = formatMoney(result.net, { sign: true })
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={formatUsd(result.net, { sign: true })}
      onClick={onChoose}
      className={clsx(
        'grid size-full min-h-11 content-center rounded-1 border',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:bg-surface-sunken',
      )}
    >
      <span className="sr-only">
        {t('results.day', {
          day,
          net: result.net,
          count: result.count,
        })}
      </span>
      <span className="text-muted" aria-hidden="true">
        {number}
      </span>
      <bdi
        dir="ltr"
        aria-hidden="true"
        className={clsx(
          'num overflow-hidden text-ellipsis font-strong',
          trendOf(exact) === 'up' ? 'text-up' : trendOf(exact) === 'down' ? 'text-down' : 'text-muted',
        )}
      >
        {formatDecimal(result.net, { sign: true, compact: true })}
      </bdi>
    </button>
  )
}
