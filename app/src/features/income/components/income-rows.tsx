import { listProfitAndLoss, type Operation } from '@swx/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { setFields } from '#core/api/list-filter.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { formatMoney } from '#core/format/figures.ts'
import { useSession } from '#core/session/use-session.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { DateRange, isSpan } from '#ui/form/date-range.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { incomeByDay } from '../model/income-by-day.ts'
import { type Income, type IncomeQuery, sources } from '../model/income-query.ts'
import { IncomeBars, ProfitBars } from './income-bars.tsx'
import { IncomeTable } from './income-table.tsx'
import type { Profit } from './profit-summary.tsx'

/** How many rows are shown at a time; the chart needs more of them than a user does. */
const STEP = 20

interface IncomeRowsProps {
  /** Profit and loss now; undefined while it is not known. */
  now: Profit | undefined
  query: IncomeQuery
  onQuery: (change: Partial<IncomeQuery>) => void
}

/** Profit by day, what was credited, and the filter of both. */
export function IncomeRows({ now, query, onQuery }: IncomeRowsProps) {
  const { t } = useTranslation('income')
  const income = useIncome(query)
  const [count, setCount] = useState(STEP)
  const isFiltered = query.source !== undefined || query.from !== '' || query.to !== ''
  return (
    <Card flush title={t('chart.title')} className="max-lg:order-2">
      <IncomeFilter query={query} onQuery={onQuery} />
      {now && query.source === undefined && isSpan(query) ? <ProfitBars query={query} now={now} /> : null}
      {isSpan(query) ? (
        <QueryView
          query={income}
          skeleton={<Skeleton lines={8} lineHeight={20} label={t('loading')} className="p-4" />}
          failed={t('failed')}
          unaffected={t('unaffected')}
          empty={
            <EmptyState
              title={t('empty')}
              body={t('emptyBody')}
              action={
                isFiltered ? (
                  <Button size="sm" onClick={() => onQuery({ source: undefined, from: '', to: '' })}>
                    {t('reset')}
                  </Button>
                ) : !offers('plans') ? undefined : (
                  <LinkButton size="sm" to={paths.plans.href()}>
                    {t('emptyPlans')}
                  </LinkButton>
                )
              }
            />
          }
        >
          {(rows) => (
            <>
              {query.source === undefined ? null : <IncomeBars byDay={incomeByDay(rows, income.hasMore)} />}
              <p className="flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-3 text-13">
                <span className="text-muted">{t('list.sum', { count: income.total ?? 0 })}</span>
                <Figure
                  value={formatMoney(income.first?.summary.total ?? '0.00', { sign: true })}
                  unit="USD"
                  className="font-strong"
                />
              </p>
              <div className="border-t border-line">
                <IncomeTable rows={rows.slice(0, count)} />
              </div>
              <ShowMore
                list={{
                  ...income,
                  rows: rows.slice(0, count),
                  hasMore: income.hasMore || rows.length > count,
                  loadMore: () => {
                    setCount(count + STEP)
                    if (rows.length < count + STEP && income.hasMore) income.loadMore()
                  },
                }}
              />
            </>
          )}
        </QueryView>
      ) : null}
    </Card>
  )
}

/** Which income to show: of one source, of some days. */
function IncomeFilter({ query, onQuery }: Pick<IncomeRowsProps, 'query' | 'onQuery'>) {
  const { t } = useTranslation('income')
  return (
    <form
      aria-label={t('filter.label')}
      className="grid items-start gap-3 border-b border-line p-4 md:grid-cols-[minmax(0,220px)_minmax(0,400px)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t('filter.source')}>
        <SelectInput
          value={query.source ?? ''}
          onChange={({ target }) => onQuery({ source: sources.find((source) => source === target.value) })}
        >
          <option value="">{t('source.all')}</option>
          {sources.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <DateRange value={query} onChange={({ from, to }) => onQuery({ from, to })} />
    </form>
  )
}

/** Income, newest first, with the sums of all rows of the same filter. */
function useIncome(query: IncomeQuery) {
  const { isLoggedIn } = useSession()
  return usePages<Income, Operation<'listIncomeDetail'>['result']>({
    key: ['income', query.source, query.from, query.to],
    fetchPage: (client, pageNum) =>
      listProfitAndLoss(client, { ...setFields(query), pageNum, pageSize: limits.largestPage }),
    enabled: isLoggedIn && isSpan(query),
  })
}
