import { loanOnDay, overdueCapDays, quoteLoan } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Loan, termsOf } from '../model/loan.ts'

export interface GrowthCardProps {
  loan: Loan
  disbursedAt: number
  today: number
}

/** What being late costs so far and on days to come, and where it stops. */
export function GrowthCard({ loan, disbursedAt, today }: GrowthCardProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const terms = termsOf(loan)
  const { cap } = quoteLoan(terms, disbursedAt).overdueTerms
  const capDays = overdueCapDays(terms)
  const lastDay = terms.termDays + 1 + capDays
  const days = [...new Set([today, today + 7, today + 25, lastDay])].filter(
    (day) => day >= today && day <= Math.max(today, lastDay),
  )
  const rows = days.map((day) => loanOnDay(terms, disbursedAt, day))
  const share = Math.min(100, (100 * Number(loan.overdueInterest)) / Number(cap))
  const now = t('growth.now', { amount: loan.overdueInterest })
  const stops = t('growth.stops', { count: capDays, amount: cap })
  return (
    <Card flush title={t('growth.title')} subtitle={t('growth.rate', { rate: terms.overdueDailyRate })}>
      <div className="grid gap-2 p-4">
        <div
          role="img"
          aria-label={`${now}, ${stops}`}
          className="h-2.5 overflow-hidden rounded-[2px] inset-ring inset-ring-line-strong"
        >
          <span className="block h-full bg-danger-solid" style={{ inlineSize: `${share}%` }} />
        </div>
        <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-3 text-12">
          <b>{now}</b>
          <span className="text-muted">{stops}</span>
        </p>
      </div>
      <DataTable
        label={t('growth.title')}
        rows={rows}
        rowKey={({ day }) => String(day)}
        columns={[
          {
            key: 'day',
            header: t('growth.on'),
            onCard: 'title',
            cell: ({ day, at }) =>
              day === today
                ? t('growth.today', { date: at })
                : day === lastDay
                  ? t('growth.from', { date: at })
                  : formatDate(at, language.tag),
          },
          {
            key: 'cost',
            header: t('growth.cost'),
            align: 'end',
            cell: ({ overdueInterest }) => <Figure value={formatMoney(overdueInterest)} />,
          },
          {
            key: 'repay',
            header: t('schedule.repay'),
            align: 'end',
            cell: ({ outstanding }) => (
              <b>
                <Figure value={formatMoney(outstanding)} />
              </b>
            ),
          },
        ]}
      />
    </Card>
  )
}
