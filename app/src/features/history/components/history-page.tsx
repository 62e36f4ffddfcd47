import { useTranslation } from 'react-i18next'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { historyQuery } from '../model/history-query.ts'
import { Transactions } from './transactions.tsx'

/** Every transaction of the free balance, from the ledger: to look through, to take along, to print. */
export function HistoryPage() {
  const { t } = useTranslation('history')
  const { mode } = useMode()
  const [query, changeQuery] = useQueryState(historyQuery)

  return (
    <Page>
      <PageHeading page="transactions" subtitle={t('subtitle')} />
      <Transactions key={mode} query={query} onQuery={changeQuery} />
    </Page>
  )
}
