import { LOAN_WITHDRAWAL_DAYS, type LoanTerms, loanOnDay, overdueInterest } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#core/format/figures.ts'
import { formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { type CurvePoint, loanCurve } from '../model/loan-curve.ts'

export interface LoanChartProps {
  terms: LoanTerms
  disbursedAt: number
  /** The day that is marked. */
  day: number
}

const path = (points: readonly CurvePoint[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x * 100} ${100 - y * 100}`).join('')
const place = ({ x, y }: CurvePoint) => ({ insetInlineStart: `${x * 100}%`, insetBlockEnd: `${y * 100}%` })

/** Interest by the day a loan is repaid on, and what being late adds. It runs from the left in every language. */
export function LoanChart({ terms, disbursedAt, day }: LoanChartProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const curve = useMemo(() => loanCurve(terms), [terms])
  const top = curve.grid.at(-1) ?? 1
  const due = curve.at(terms.termDays)
  const chosen = curve.at(day)
  const on = (at: number) => loanOnDay(terms, disbursedAt, at)
  const interest = (at: number) => on(at).accruedInterest
  const dates = [0, day, terms.termDays].filter(
    (one, at, all) => all.findIndex((other) => Math.abs(other - one) < curve.lastDay * 0.26) === at,
  )
  return (
    <div
      role="img"
      dir="ltr"
      className="pe-12 wrap-normal text-[min(0.75rem,14px)] leading-4 text-muted"
      aria-label={t('anyDay.chart', {
        day,
        interest: interest(day),
        due: terms.termDays,
        total: interest(terms.termDays),
        late: overdueInterest(terms, 1),
      })}
    >
      <div className="relative h-40">
        {curve.grid.map((value) => (
          <span
            key={value}
            className="absolute inset-x-0 border-t border-line"
            style={{ insetBlockEnd: `${(100 * value) / top}%` }}
          >
            <span className="num absolute start-full -top-2 ps-2">{formatQuantity(String(value))}</span>
          </span>
        ))}
        <span
          className="absolute inset-y-0 start-0 bg-accent-soft"
          style={{ inlineSize: `${(100 * Math.min(LOAN_WITHDRAWAL_DAYS, terms.termDays)) / curve.lastDay}%` }}
        />
        <span className="absolute start-1.5 top-1 max-w-[50%]">
          {t('anyDay.withdrawal', { count: LOAN_WITHDRAWAL_DAYS })}
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <title>{t('anyDay.title')}</title>
          <path
            d={path(curve.line)}
            className="fill-none stroke-accent"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={path(curve.late)}
            className="fill-none stroke-danger"
            strokeWidth="2"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          className="absolute bottom-0 w-px border-s border-dashed border-text"
          style={{ insetInlineStart: `${due.x * 100}%`, blockSize: '100%' }}
        />
        <span className="absolute -translate-x-1/2 translate-y-1/2" style={place(due)}>
          <span className="block size-2 rounded-full bg-text" />
        </span>
        <span className="absolute -translate-x-1/2 translate-y-1/2" style={place(chosen)}>
          <span className="block size-3 rounded-full border-[3px] border-accent bg-surface" />
        </span>
        <span
          className="absolute bottom-1 ps-1.5 text-danger"
          style={{ insetInlineStart: `${due.x * 100}%` }}
        >
          {t('anyDay.lateMark')}
        </span>
      </div>
      <div className="relative mt-1 h-4">
        {dates.map((one) => (
          <span
            key={one}
            className={one === 0 ? 'absolute start-0' : 'absolute -translate-x-1/2 text-nowrap'}
            style={one === 0 ? undefined : { insetInlineStart: `${curve.at(one).x * 100}%` }}
          >
            <bdi>{formatDayMonth(on(one).at, language.tag)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}
