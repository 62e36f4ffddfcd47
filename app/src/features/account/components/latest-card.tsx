import { useListTransaction } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useTransactionName } from '#core/instruments/use-transaction-name.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'

/** How many transactions are shown. */
const COUNT = 5

/** The newest transactions of the account in use, with a link to all of them. */
export function LatestCard() {
  const { t } = useTranslation('account')
  return (
    <Card
      flush
      title={t('latest.title')}
      aside={
        <Link
          to={paths.transactions.href()}
          className="-my-3 inline-flex min-h-11 items-center text-13 text-accent"
        >
          {t('latest.all')}
        </Link>
      }
    >
      <Latest />
    </Card>
  )
}

function Latest() {
  const { t, i18n } = useTranslation('account')
  const nameOf = useTransactionName()
  return (
    <QueryView
      query={useListTransaction({ pageSize: COUNT }, { query: { select: ({ list }) => list } })}
      skeleton={<Skeleton lines={COUNT} lineHeight={20} label={t('latest.loading')} className="p-4" />}
      failed={t('latest.failed')}
      empty={<EmptyState title={t('latest.empty')} body={t('latest.emptyBody')} />}
    >
      {(rows) => (
        <ul className="grid grid-cols-[minmax(0,1fr)_auto]">
          {rows.map(({ id, at, amount, ...transaction }) => (
            <li
              key={id}
              className="col-span-2 grid grid-cols-subgrid items-center gap-3 border-b border-line px-4 py-2 last:border-0"
            >
              <span className="min-w-0">
                <span className="block">{nameOf(transaction)}</span>
                <span className="block text-12 text-muted">{formatDateTime(at, i18n.language)}</span>
              </span>
              <Figure className="figure-end font-strong" value={formatMoney(amount, { sign: true })} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
