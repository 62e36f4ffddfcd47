import { listTransaction, paginate } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { clsx } from 'clsx'
import { Download, Printer } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { limits } from '#config/limits.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { setFields } from '#core/api/list-filter.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { downloadText } from '#lib/csv/download-text.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { isSpan } from '#ui/form/date-range.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { useTransactions } from '../api/use-transactions.ts'
import type { HistoryQuery, Transaction } from '../model/history-query.ts'
import { transactionRows } from '../model/transaction-rows.ts'
import { HistoryFilter } from './history-filter.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import { TransactionTable } from './transaction-table.tsx'
import { useStatement } from './use-statement.ts'

export interface TransactionsProps {
  query: HistoryQuery
  onQuery: (query: HistoryQuery) => void
}

/** The transactions of the account in use, with their filter; they can be saved as a file and printed. */
export function Transactions({ query, onQuery }: TransactionsProps) {
  const { t } = useTranslation(['history', 'common'])
  const { mode } = useMode()
  const list = useTransactions(query)
  const all = useAllTransactions()
  const isFiltered = query.kind !== undefined || query.from !== '' || query.to !== ''

  const collect = async () => {
    try {
      return await all.collect(query)
    } catch {
      toast(t('export.failed'), { tone: 'alert' })
    }
  }
  const statement = useStatement({ query, shown: list.rows, collect })
  const handleCsv = async () => {
    const rows = await collect()
    if (!rows) return
    const headers = [
      t('list.time'),
      t('list.kind'),
      t('list.ref'),
      t('list.amount'),
      t('list.balance'),
    ] as const
    const label = isSandbox ? t('common:sandbox.title') : undefined
    const cells = transactionRows(rows, { label, headers, kind: (kind) => t(`kind.${kind}`) })
    downloadText(csvName(query), toCsv(cells))
    toast(t('export.done', { count: rows.length }))
  }

  return (
    <>
      <section className={clsx('card', list.rows?.length && 'print:hidden')} aria-label={t('list.title')}>
        <HistoryFilter query={query} onQuery={onQuery} />
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2">
          {all.isBusy ? (
            <div className="grow">
              <Progress
                label={t('export.busy', { done: all.done, total: list.total ?? 0 })}
                done={list.total ? (all.done ?? 0) / list.total : undefined}
                onCancel={all.cancel}
              />
            </div>
          ) : (
            <>
              <p className="flex items-center gap-2 text-13 text-muted">
                <ModeBadge mode={mode} />
                {list.total === undefined ? null : <span>{t('list.rows', { count: list.total })}</span>}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  disabled={!list.rows?.length}
                  icon={<Download className="size-4" aria-hidden="true" />}
                  onClick={handleCsv}
                >
                  {t('export.csv')}
                </Button>
                <Button
                  size="sm"
                  disabled={!list.rows?.length}
                  icon={<Printer className="size-4" aria-hidden="true" />}
                  onClick={statement.print}
                >
                  {t('export.print')}
                </Button>
              </div>
            </>
          )}
        </div>
        {!isSpan(query) ? null : list.error ? (
          <ErrorState error={list.error} title={t('failed')} onRetry={list.refetch}>
            <p className="text-13 text-muted">{t('unaffected')}</p>
          </ErrorState>
        ) : list.rows === undefined ? (
          <Skeleton lines={8} lineHeight={20} label={t('loading')} className="p-4" />
        ) : list.rows.length === 0 ? (
          <NoTransactions
            isFiltered={isFiltered}
            onReset={() => onQuery({ kind: undefined, from: '', to: '' })}
          />
        ) : (
          <>
            <TransactionTable rows={list.rows} />
            <ShowMore list={list} />
          </>
        )}
      </section>
      {statement.rows ? (
        <StatementSheet query={query} rows={statement.rows} total={list.total ?? statement.rows.length} />
      ) : null}
    </>
  )
}

function NoTransactions({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useTranslation('history')
  return isFiltered ? (
    <EmptyState
      title={t('emptyFilter')}
      body={t('emptyFilterBody')}
      action={
        <Button size="sm" onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('empty')}
      body={t('emptyBody')}
      action={
        <LinkButton size="sm" to={paths.market.href()}>
          {t('markets')}
        </LinkButton>
      }
    />
  )
}

const csvName = ({ kind, from, to }: HistoryQuery) =>
  `${['swx-history', kind?.toLowerCase(), from, to].filter(Boolean).join('_')}.csv`

/** Collects every transaction of a filter, page after page; tells how far it is and can be stopped. */
function useAllTransactions() {
  const client = useSwxClient()
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** @returns undefined when it was stopped. @throws CallError when a page could not be had */
  const collect = useCallback(
    async (query: HistoryQuery): Promise<readonly Transaction[] | undefined> => {
      const controller = new AbortController()
      stop.current?.abort()
      stop.current = controller
      // By id: a transaction booked meanwhile pushes rows onto the next page, where they come a second time.
      const rows = new Map<string, Transaction>()
      setDone(0)
      try {
        const input = { ...setFields(query), pageSize: limits.largestPage }
        const options = { cache: 'reload', signal: controller.signal } as const
        for await (const row of paginate(client, listTransaction, input, options)) {
          rows.set(row.id, row)
          if (rows.size % limits.largestPage === 0) setDone(rows.size)
        }
        return [...rows.values()]
      } catch (error) {
        if (controller.signal.aborted) return undefined
        throw error
      } finally {
        if (stop.current === controller) setDone(undefined)
      }
    },
    [client],
  )
  const cancel = useCallback(() => stop.current?.abort(), [])
  return { collect, cancel, done, isBusy: done !== undefined }
}
