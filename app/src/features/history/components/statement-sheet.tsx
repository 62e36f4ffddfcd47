import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { useSession } from '#core/session/use-session.ts'
import { pressedKey } from '#lib/keyboard/pressed-key.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { type HistoryQuery, historyQuery, type Transaction } from '../model/history-query.ts'
import { statementOf } from '../model/statement.ts'
import { TransactionTable } from './transaction-table.tsx'

interface StatementSheetProps {
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

interface StatementOptions {
  query: HistoryQuery
  /** What is on the page: printed when the browser's own menu is used, which waits for nothing. */
  shown: readonly Transaction[] | undefined
  /** Fetches every row; undefined when it was stopped or failed. */
  collect: () => Promise<readonly Transaction[] | undefined>
}

/** What goes on paper, and when: by the button or the keys for printing every row, else the rows on show. */
export function useStatement({ query, shown, collect }: StatementOptions) {
  const key = historyQuery.write(query).toString()
  const [all, setAll] = useState<{ readonly key: string; readonly rows: readonly Transaction[] }>()
  const [isPrinting, setIsPrinting] = useState(false)
  const print = async () => {
    const rows = await collect()
    if (rows) setAll({ key, rows })
  }

  useEffect(() => {
    // The rows are on the page now, so the browser can lay them out on paper.
    if (all) window.print()
  }, [all])
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    void print()
  })
  const hasRows = Boolean(shown?.length)
  useEffect(() => {
    if (!hasRows) return
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [hasRows])

  const whole = all?.key === key ? all.rows : undefined
  return { print, rows: whole ?? (isPrinting && shown?.length ? shown : undefined) }
}
