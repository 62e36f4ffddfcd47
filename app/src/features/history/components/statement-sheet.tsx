import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { useSession } from '#core/session/use-session.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { HistoryQuery, Transaction } from '../model/history-query.ts'
import { statementOf } from '../model/statement.ts'
import { TransactionTable } from './transaction-table.tsx'

export interface StatementSheetProps {
  rows: readonly Transaction[]
  /** How many rows the filter has; a statement of fewer says so. */
  total: number
  query: HistoryQuery
}

/** A statement on paper: whose, of which days, the sums, and every row. Not seen on the screen. */
export function StatementSheet({ rows, total, query }: StatementSheetProps) {
  const { t } = useTranslation(['history', 'common'])
  const { mode } = useMode()
  const { userName } = useSession()
  const { opening, closing, moneyIn, moneyOut } = statementOf(rows, query.kind === undefined)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const days = [
    query.from && t('statement.from', { day: query.from }),
    query.to && t('statement.to', { day: query.to }),
  ].filter(Boolean)
  const line = (key: 'opening' | 'in' | 'out', amount: string) => ({
    key,
    label: t(`statement.${key}`),
    value: money(amount),
  })

  return (
    <section className="hidden gap-4 print:grid" aria-label={t('statement.title')}>
      <div className="flex items-center gap-3">
        <h2 className="text-22">{t('statement.title')}</h2>
        <ModeBadge mode={mode} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-13">
        <dt>{t('statement.account')}</dt>
        <dd>
          <bdi>{userName}</bdi>
        </dd>
        <dt>{t('statement.range')}</dt>
        <dd>{days.length > 0 ? days.join(', ') : t('statement.everything')}</dd>
        {rows.length < total ? (
          <>
            <dt>{t('list.title')}</dt>
            <dd>{t('common:paging.shown', { shown: rows.length, total })}</dd>
          </>
        ) : null}
        {query.kind ? (
          <>
            <dt>{t('filter.kind')}</dt>
            <dd>{t(`kind.${query.kind}`)}</dd>
          </>
        ) : null}
      </dl>
      <div className="max-w-[420px]">
        <CostList
          rows={[
            ...(opening === undefined ? [] : [line('opening', opening)]),
            line('in', moneyIn),
            line('out', moneyOut),
          ]}
          total={closing === undefined ? undefined : { label: t('statement.closing'), value: money(closing) }}
        />
      </div>
      <TransactionTable rows={rows} />
    </section>
  )
}
