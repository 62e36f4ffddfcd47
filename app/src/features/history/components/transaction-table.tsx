import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useTransactionName } from '#core/instruments/use-transaction-name.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Transaction } from '../model/history-query.ts'
import { recordOf } from '../model/transaction-rows.ts'

/** Transactions as a table: when, what, of which record, how much, and what was left. */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const { t } = useTranslation('history')
  const { language } = useLanguage()
  const nameOf = useTransactionName()
  return (
    <DataTable
      label={t('list.title')}
      rows={rows}
      rowKey={({ id }) => id}
      className="data-cards-link"
      columns={[
        {
          key: 'kind',
          header: t('list.kind'),
          onCard: 'title',
          cell: (row) => <NameLink name={nameOf(row)} record={recordOf(row.ref)} />,
        },
        {
          key: 'at',
          header: t('list.time'),
          onCard: 'line',
          cell: ({ at }) => formatDateTimeFull(at, language.tag),
        },
        {
          key: 'ref',
          header: t('list.ref'),
          onCard: 'hidden',
          cell: ({ ref }) => <bdi className="num text-12">{recordOf(ref)}</bdi>,
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
          key: 'balance',
          header: t('list.balance'),
          align: 'end',
          onCard: 'line',
          cell: ({ balanceAfter }) => <Figure className="text-muted" value={formatMoney(balanceAfter)} />,
        },
      ]}
    />
  )
}

function NameLink({ name, record }: { name: string; record: string }) {
  const href = recordHref(record)
  if (href === undefined) return <b>{name}</b>
  return (
    <Link to={href} aria-label={`${name}, ${record}`} className="font-strong text-text">
      {name}
    </Link>
  )
}

/** Where a record is shown whole, by the letters its number begins with. */
function recordHref(record: string): string | undefined {
  if (record.startsWith('SM')) return paths.planDetail.href({ id: record })
  if (record.startsWith('WD')) return paths.withdrawDetail.href({ no: record })
  if (record.startsWith('RC')) return paths.deposit.href()
  if (/^(LV|OP)/.test(record)) return paths.orderDetail.href({ no: record })
  if (record.startsWith('NF')) return paths.myNfts.href()
  return undefined
}
