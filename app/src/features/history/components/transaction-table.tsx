import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatDateTimeFull } from '../../../core/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import type { Transaction } from '../model/history-query.ts'
import { recordHref } from '../model/record-href.ts'
import { recordOf } from '../model/transaction-rows.ts'

/** Transactions as a table: when, what, of which record, how much, and what was left. */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const { t } = useTranslation('history')
  const { language } = useLanguage()
  return (
    <DataTable
      label={t('list.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'kind',
          header: t('list.kind'),
          onCard: 'title',
          cell: ({ kind }) => <b>{t(`kind.${kind}`)}</b>,
        },
        { key: 'at', header: t('list.time'), cell: ({ at }) => formatDateTimeFull(at, language.tag) },
        { key: 'ref', header: t('list.ref'), cell: ({ ref }) => <RecordLink record={recordOf(ref)} /> },
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
          key: 'balance',
          header: t('list.balance'),
          align: 'end',
          cell: ({ balanceAfter }) => <Figure className="text-muted" value={formatMoney(balanceAfter)} />,
        },
      ]}
    />
  )
}

function RecordLink({ record }: { record: string }) {
  const href = recordHref(record)
  const text = <bdi className="num text-12 break-all whitespace-normal!">{record}</bdi>
  return href === undefined ? text : <Link to={href}>{text}</Link>
}
