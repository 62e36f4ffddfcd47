import { type LoanTerms, loanOnDay, subtractDecimals } from '@swx/sdk/money'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoanChart } from './loan-chart.tsx'
import { Money } from './money.tsx'
import './day-slider.css'

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
          date: chosen.at,
          amount: chosen.outstanding,
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
                amount: saved,
                date: due.at,
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

interface DaySliderProps {
  min: number
  max: number
  value: number
  onChange: (day: number) => void
  /** The day and what is repaid on it, read aloud. */
  valueText: string
}

/** Chooses a day by dragging, or in steps of one. It runs from the left in every language, as the drawing above it. */
function DaySlider({ min, max, value, onChange, valueText }: DaySliderProps) {
  const { t } = useTranslation('loans')
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <IconButton
        label={t('anyDay.earlier')}
        icon={<Minus className="size-4" aria-hidden="true" />}
        disabled={value <= min}
        onClick={() => move(-1)}
      />
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={t('anyDay.day')}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(Number(target.value))}
        className="day-slider"
      />
      <IconButton
        label={t('anyDay.later')}
        icon={<Plus className="size-4" aria-hidden="true" />}
        disabled={value >= max}
        onClick={() => move(1)}
      />
    </div>
  )
}
