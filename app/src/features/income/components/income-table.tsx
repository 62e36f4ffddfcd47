import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Income } from '../model/income-query.ts'

/** The rows that the sums are made of. */
export function IncomeTable({ rows }: { rows: readonly Income[] }) {
  const { t } = useTranslation('income')
  const { language } = useLanguage()
  return (
    <DataTable
      label={t('list.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'source', header: t('list.source'), onCard: 'title', cell: (row) => <SourceCell row={row} /> },
        { key: 'day', header: t('list.day'), cell: ({ day }) => formatDate(day, language.tag) },
        {
          key: 'base',
          header: t('list.base'),
          align: 'end',
          cell: ({ base }) => <Figure value={formatMoney(base)} />,
        },
        {
          key: 'rate',
          header: t('list.rate'),
          align: 'end',
          // Of positions and options the wire's rate is the fee or the payout: no rate per day.
          cell: ({ source, rate }) =>
            source === 'SAVINGS' || source === 'SMART' ? <Figure value={formatRate(rate)} /> : '–',
        },
        {
          key: 'amount',
          header: t('list.amount'),
          align: 'end',
          onCard: 'action',
          cell: ({ amount }) => (
            <Figure className="font-strong" value={formatMoney(amount, { sign: true })} />
          ),
        },
        {
          key: 'status',
          header: t('list.status'),
          onCard: 'hidden',
          cell: ({ status }) => <Badge tone="quiet">{t(`status.${status}`)}</Badge>,
        },
      ]}
    />
  )
}

function SourceCell({ row: { source, orderNo } }: { row: Income }) {
  const { t } = useTranslation('income')
  const name = <b>{t(`source.${source}`)}</b>
  return source === 'SMART' && orderNo ? (
    <Link to={paths.planDetail.href({ id: orderNo })}>{name}</Link>
  ) : (
    name
  )
}
