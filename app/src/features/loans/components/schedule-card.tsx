import type { LoanTerms } from '@swx/sdk/money'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type ScheduleRow, scheduleOf } from '../model/schedule.ts'

export interface ScheduleCardProps {
  terms: LoanTerms
  disbursedAt: number
  subtitle: ReactNode
  /** Today as a day of the loan: what was counted by then is marked; undefined before it is paid out. */
  today?: number | undefined
}

/** The days of a loan that change something, or all of them, each with its interest. */
export function ScheduleCard({ terms, disbursedAt, subtitle, today }: ScheduleCardProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const all = useMemo(() => scheduleOf(terms, disbursedAt), [terms, disbursedAt])
  const rows = isWhole ? all : all.filter(({ milestone, day }) => milestone !== undefined || day === today)
  const money = (amount: string) => <Figure value={formatMoney(amount)} />
  const happens = ({ milestone, day }: ScheduleRow) => {
    const words = milestone && t(`schedule.${milestone}`)
    if (day === today) return [t('schedule.today'), words].filter(Boolean).join(' · ')
    if (words) return words
    return today !== undefined && day < today ? t('schedule.counted') : t('schedule.day')
  }
  return (
    <Card
      flush
      title={t('schedule.title')}
      subtitle={subtitle}
      aside={
        <Button size="sm" variant="text" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('schedule.fewer') : t('schedule.all', { count: terms.termDays })}
        </Button>
      }
    >
      <DataTable
        label={t('schedule.title')}
        rows={rows}
        rowKey={({ day }) => String(day)}
        currentKey={today === undefined ? undefined : String(today)}
        columns={[
          { key: 'what', header: t('schedule.what'), cell: happens, onCard: 'title' },
          { key: 'day', header: t('schedule.dayNo'), cell: ({ day }) => <Figure value={String(day)} /> },
          {
            key: 'date',
            header: t('schedule.date'),
            cell: ({ at }) => <bdi className="whitespace-nowrap">{formatDayMonth(at, language.tag)}</bdi>,
          },
          { key: 'added', header: t('schedule.added'), align: 'end', cell: ({ added }) => money(added) },
          {
            key: 'accrued',
            header: t('schedule.accrued'),
            align: 'end',
            cell: ({ accruedInterest }) => money(accruedInterest),
          },
          {
            key: 'repay',
            header: t('schedule.repay'),
            align: 'end',
            cell: ({ outstanding }) => <b>{money(outstanding)}</b>,
          },
        ]}
      />
    </Card>
  )
}
