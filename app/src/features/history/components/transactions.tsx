import { clsx } from 'clsx'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { downloadText } from '#lib/csv/download-text.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { DateRange, isSpan } from '#ui/form/date-range.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useAllTransactions, useTransactions } from '../api/use-transactions.ts'
import { type HistoryQuery, kinds } from '../model/history-query.ts'
import { transactionRows } from '../model/transaction-rows.ts'
import { StatementSheet, useStatement } from './statement-sheet.tsx'
import { TransactionTable } from './transaction-table.tsx'

interface TransactionsProps {
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
        {isSpan(query) ? (
          <QueryView
            query={list}
            skeleton={<Skeleton lines={8} lineHeight={20} label={t('loading')} className="p-4" />}
            failed={t('failed')}
            unaffected={t('unaffected')}
            empty={
              <NoTransactions
                isFiltered={isFiltered}
                onReset={() => onQuery({ kind: undefined, from: '', to: '' })}
              />
            }
          >
            {(rows) => (
              <>
                <TransactionTable rows={rows} />
                <ShowMore list={list} />
              </>
            )}
          </QueryView>
        ) : null}
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

interface HistoryFilterProps {
  query: HistoryQuery
  onQuery: (query: HistoryQuery) => void
}

/** Which transactions to show: of one kind, of some days. */
function HistoryFilter({ query, onQuery }: HistoryFilterProps) {
  const { t } = useTranslation('history')
  return (
    <form
      aria-label={t('filter.label')}
      className="grid items-start gap-3 border-b border-line p-4 md:grid-cols-[minmax(0,260px)_minmax(0,400px)] print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t('filter.kind')}>
        <SelectInput
          value={query.kind ?? ''}
          onChange={({ target }) => onQuery({ ...query, kind: kinds.find((kind) => kind === target.value) })}
        >
          <option value="">{t('filter.all')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <DateRange value={query} onChange={({ from, to }) => onQuery({ ...query, from, to })} />
    </form>
  )
}
