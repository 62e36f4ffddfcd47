import { listIncomeDetail, type Operation } from '@swx/sdk'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { limits } from '#config/limits.ts'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { setFields } from '#core/api/list-filter.ts'
import { usePages } from '#core/api/use-pages.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { useSession } from '#core/session/use-session.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { isSpan } from '#ui/form/date-range.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { type Profit, useProfit } from '../api/use-profit.ts'
import { incomeByDay } from '../model/income-by-day.ts'
import { type Income, type IncomeQuery, parseIncomeQuery, writeIncomeQuery } from '../model/income-query.ts'
import { IncomeBars } from './income-bars.tsx'
import { IncomeFilter } from './income-filter.tsx'
import { IncomeTable } from './income-table.tsx'
import { ProfitBars } from './profit-bars.tsx'
import { ProfitSummary } from './profit-summary.tsx'
import { SavingsCard } from './savings-card.tsx'

/** What the real account gained or lost, by product and by day, what it was credited, and its savings. */
export function IncomePage() {
  const { t } = useTranslation('income')
  return (
    <Page>
      <PageHeading page="income" subtitle={t('subtitle')} />
      <OwnIncome />
    </Page>
  )
}

function OwnIncome() {
  const [params, setParams] = useSearchParams()
  const query = parseIncomeQuery(params)
  const changeQuery = (change: Partial<IncomeQuery>) =>
    setParams(writeIncomeQuery({ ...query, ...change }), { replace: true })
  const { t } = useTranslation('income')
  const income = useIncome(query)
  const now = useProfit()

  return (
    <>
      {now.isPending ? (
        <Card>
          <Skeleton lines={12} lineHeight={20} label={t('loading')} />
        </Card>
      ) : null}
      {/* Loads meanwhile, and is shown once its top is there: the height of the sums depends on what was earned. */}
      <div
        className={clsx(
          'grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]',
          now.isPending ? 'hidden' : 'grid',
        )}
      >
        <Column>
          {now.isPending ? null : now.data === undefined ? (
            <div className="card">
              <ErrorState error={now.error} title={t('failed')} onRetry={now.refetch} />
            </div>
          ) : (
            <ProfitSummary
              profit={now.data.profit}
              chosen={query.source}
              onSource={(source) => changeQuery({ source })}
            />
          )}
          <IncomeRows now={now.data} income={income} query={query} onQuery={changeQuery} />
        </Column>
        {offers('savings') ? (
          <div className="max-lg:order-1">
            <SavingsCard />
          </div>
        ) : null}
      </div>
    </>
  )
}

interface IncomeRowsProps {
  now: Profit | undefined
  income: ReturnType<typeof useIncome>
  query: IncomeQuery
  onQuery: (change: Partial<IncomeQuery>) => void
}

function IncomeRows({ now, income, query, onQuery }: IncomeRowsProps) {
  const { t } = useTranslation('income')
  const shown = useShownRows(income)
  const isFiltered = query.source !== undefined || query.from !== '' || query.to !== ''
  return (
    <Card flush title={t('chart.title')} className="max-lg:order-2">
      <IncomeFilter query={query} onQuery={onQuery} />
      {now && query.source === undefined && isSpan(query) ? <ProfitBars query={query} now={now} /> : null}
      {!isSpan(query) ? null : income.error ? (
        <ErrorState error={income.error} title={t('failed')} onRetry={income.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      ) : income.rows === undefined ? (
        <Skeleton lines={8} lineHeight={20} label={t('loading')} className="p-4" />
      ) : income.rows.length === 0 ? (
        <EmptyState
          title={t('empty')}
          body={t('emptyBody')}
          action={
            isFiltered ? (
              <Button size="sm" onClick={() => onQuery({ source: undefined, from: '', to: '' })}>
                {t('reset')}
              </Button>
            ) : !offers('plans') ? undefined : (
              <LinkButton size="sm" to={paths.trading.href()}>
                {t('emptyPlans')}
              </LinkButton>
            )
          }
        />
      ) : (
        <>
          {query.source === undefined ? null : (
            <IncomeBars byDay={incomeByDay(income.rows, income.hasMore)} />
          )}
          <p className="flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-3 text-13">
            <span className="text-muted">{t('list.sum', { count: income.total ?? 0 })}</span>
            <Figure
              value={formatMoney(income.first?.summary.total ?? '0.00', { sign: true })}
              unit="USD"
              className="font-strong"
            />
          </p>
          <div className="border-t border-line">
            <IncomeTable rows={shown.rows ?? []} />
          </div>
          <ShowMore list={shown} />
        </>
      )}
    </Card>
  )
}

/** How many rows are shown at a time; the chart needs more of them than a user does. */
const STEP = 20

function useShownRows(income: ReturnType<typeof useIncome>) {
  const [count, setCount] = useState(STEP)
  const rows = income.rows?.slice(0, count)
  const loaded = income.rows?.length ?? 0
  return {
    ...income,
    rows,
    hasMore: income.hasMore || loaded > count,
    loadMore: () => {
      setCount(count + STEP)
      if (loaded < count + STEP && income.hasMore) income.loadMore()
    },
  }
}

/** Income, newest first, with the sums of all rows of the same filter. */
function useIncome(query: IncomeQuery, { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return usePages<Income, Operation<'listIncomeDetail'>['result']>({
    key: ['income', query.source, query.from, query.to],
    fetchPage: (client, pageNum) =>
      listIncomeDetail(
        client,
        { ...setFields(query), pageNum, pageSize: limits.largestPage },
        { cache: 'reload' },
      ),
    enabled: enabled && isLoggedIn && isSpan(query),
  })
}
