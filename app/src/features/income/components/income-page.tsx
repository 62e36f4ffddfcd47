import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { ShowMore } from '../../../core/paging/show-more.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { isSpan } from '../../../ui/date-range.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIncome } from '../api/use-income.ts'
import { incomeByDay } from '../model/income-by-day.ts'
import { type IncomeQuery, parseIncomeQuery, writeIncomeQuery } from '../model/income-query.ts'
import { IncomeBars } from './income-bars.tsx'
import { IncomeFilter } from './income-filter.tsx'
import { IncomeSummary } from './income-summary.tsx'
import { IncomeTable } from './income-table.tsx'
import { SavingsCard } from './savings-card.tsx'

/** What the real balance earned, by source and by day, and its savings. */
export function IncomePage() {
  const { t } = useTranslation(['income', 'common'])
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={t('common:page.income')} subtitle={t('subtitle')} />
      <OwnIncome />
    </div>
  )
}

function OwnIncome() {
  const [params, setParams] = useSearchParams()
  const query = parseIncomeQuery(params)
  const changeQuery = (change: Partial<IncomeQuery>) =>
    setParams(writeIncomeQuery({ ...query, ...change }), { replace: true })
  const { t } = useTranslation('income')
  const income = useIncome(query)
  // The sums stay while others are asked for, so that the filter does not move under the user's hand.
  const last = useRef(income)
  if (income.first) last.current = income
  const { first, total } = income.error ? income : last.current
  const isFirstTime = isSpan(query) && !first && !income.error

  return (
    <>
      {isFirstTime ? (
        <Card>
          <Skeleton lines={12} lineHeight={20} label={t('loading')} />
        </Card>
      ) : null}
      {/* Loads meanwhile, and is shown once its top is there: the height of the sums depends on what was earned. */}
      <div
        className={clsx(
          'grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]',
          isFirstTime ? 'hidden' : 'grid',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          {first && total !== undefined ? (
            <IncomeSummary
              summary={first.summary}
              rows={total}
              chosen={query.source}
              onSource={(source) => changeQuery({ source })}
            />
          ) : null}
          <IncomeRows income={income} query={query} onQuery={changeQuery} />
        </div>
        <div className="max-lg:order-1">
          <SavingsCard />
        </div>
      </div>
    </>
  )
}

interface IncomeRowsProps {
  income: ReturnType<typeof useIncome>
  query: IncomeQuery
  onQuery: (change: Partial<IncomeQuery>) => void
}

function IncomeRows({ income, query, onQuery }: IncomeRowsProps) {
  const { t } = useTranslation('income')
  const shown = useShownRows(income)
  const isFiltered = query.source !== undefined || query.from !== '' || query.to !== ''
  return (
    <Card flush title={t('chart.title')} className="max-lg:order-2">
      <IncomeFilter query={query} onQuery={onQuery} />
      {!isSpan(query) ? null : income.error ? (
        <ProblemNotice error={income.error} title={t('failed')} onRetry={income.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ProblemNotice>
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
            ) : (
              <LinkButton size="sm" to={paths.trading.href()}>
                {t('emptyPlans')}
              </LinkButton>
            )
          }
        />
      ) : (
        <>
          <IncomeBars byDay={incomeByDay(income.rows, income.hasMore)} />
          <div className="border-t border-line">
            <IncomeTable rows={shown.rows ?? []} />
          </div>
          <ShowMore list={shown} />
        </>
      )}
    </Card>
  )
}

/** How many rows are shown at a time; the chart needs more of them than a reader does. */
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
