import { useTranslation } from 'react-i18next'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QuickLinks } from '#features/account/components/account-pages.tsx'
import { BalanceFigures } from '#features/account/components/balance-figures.tsx'
import { Transactions } from '#features/history/components/transactions.tsx'
import { historyQuery } from '#features/history/model/history-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

/** `/profile/balance?kind=&from=&to=`: what equity is made up of, beside every transaction. */
export function BalanceRoute() {
  const { t } = useTranslation('balance')
  const { mode } = useMode()
  const [query, changeQuery] = useQueryState(historyQuery)
  return (
    <Page>
      <PageHeading
        page="balance"
        subtitle={t('subtitle')}
        aside={
          mode === 'real' ? (
            <div className="on-mobile:hidden print:hidden">
              <QuickLinks to={['deposit', 'withdraw']} />
            </div>
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px] print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:order-1 print:mb-8">
          <BalanceFigures key={mode} />
        </div>
        <Stack>
          <Transactions key={mode} query={query} onQuery={changeQuery} />
        </Stack>
      </div>
    </Page>
  )
}
