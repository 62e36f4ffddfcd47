import { type LoanTerms, loanOnDay, subtractDecimals } from '@swx/sdk/money'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatDayMonth } from '#core/format/format-time.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/layout/card.tsx'
import { DaySlider } from './day-slider.tsx'
import { LoanChart } from './loan-chart.tsx'
import { Money } from './money.tsx'

export interface AnyDayCardProps {
  terms: LoanTerms
  /** When it was, or would be, paid out. */
  disbursedAt: number
  /** The first day that can still be chosen. */
  firstDay: number
  title: ReactNode
  subtitle: ReactNode
}

/** What is repaid on any day until a loan is due: drawn, and to the cent for the day that is chosen. */
export function AnyDayCard({ terms, disbursedAt, firstDay, title, subtitle }: AnyDayCardProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const { termDays } = terms
  const [wanted, setDay] = useState<number>()
  const day = Math.min(termDays, Math.max(firstDay, wanted ?? Math.round((firstDay + termDays) / 3)))
  const chosen = loanOnDay(terms, disbursedAt, day)
  const due = loanOnDay(terms, disbursedAt, termDays)
  const date = formatDayMonth(chosen.at, language.tag)
  const saved = subtractDecimals(due.outstanding, chosen.outstanding)
  return (
    <Card title={title} subtitle={subtitle} aria-label={t('anyDay.label')}>
      <LoanChart terms={terms} disbursedAt={disbursedAt} day={day} />
      <DaySlider
        min={firstDay}
        max={termDays}
        value={day}
        onChange={setDay}
        valueText={t('anyDay.value', {
          day,
          date,
          amount: isolateFigure(formatMoney(chosen.outstanding)),
        })}
      />
      <dl aria-live="polite" className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <Readout label={t('anyDay.onDay', { day })}>
          <bdi>{date}</bdi>
        </Readout>
        <Readout label={t('anyDay.repay')}>
          <span className="final">
            <Money amount={chosen.outstanding} />
          </span>
        </Readout>
        <Readout label={t('anyDay.interest', { count: chosen.interestDays })}>
          <Money amount={chosen.accruedInterest} />
          {saved === '0.00' ? null : (
            <span className="block text-12 font-regular text-muted">
              {t('anyDay.less', {
                amount: isolateFigure(formatMoney(saved)),
                date: formatDayMonth(due.at, language.tag),
              })}
            </span>
          )}
        </Readout>
      </dl>
    </Card>
  )
}

function Readout({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line sm:[&+&]:border-s sm:[&+&]:ps-4">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-16 font-strong">{children}</dd>
    </div>
  )
}
