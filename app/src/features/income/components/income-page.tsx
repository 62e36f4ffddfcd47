import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { incomeQuery } from '../model/income-query.ts'
import { IncomeRows } from './income-rows.tsx'
import { ProfitSummary, useProfit } from './profit-summary.tsx'
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
  const { t } = useTranslation('income')
  const [query, changeQuery] = useQueryState(incomeQuery)
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
          <IncomeRows now={now.data} query={query} onQuery={changeQuery} />
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
