import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { recordTabs, TradeRecords } from '#features/trade/positions/components/trade-records.tsx'
import { type ResultsFilter, resultsFields } from '#features/trade/results/model/result-figures.ts'
import { defineQuery, oneOf } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { BarLink } from '#ui/form/bar-link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

const ordersQuery = defineQuery({ tab: oneOf(recordTabs), ...resultsFields })
const everything: ResultsFilter = { outcome: undefined, code: undefined, day: undefined }

/** `/profile/orders?tab=&outcome=&code=&day=`: own positions and options, and what the closed ones came to. */
export function OrdersRoute() {
  const { t } = useTranslation(['orders', 'common'])
  const { mode } = useMode()
  const [{ tab, ...filter }, change] = useQueryState(ordersQuery)
  const results = {
    filter,
    onFilter: (next: ResultsFilter) => change({ tab: 'closed', ...everything, ...next }),
  }

  return (
    <Page>
      <PageHeading title={t('records.page')} beside={<ModeBadge mode={mode} />} aside={<SimulatedBadge />} />
      <PageBar
        action={
          <BarLink label={t('common:page.transactions')} to={paths.transactions.href()} icon={History} />
        }
      />
      <TradeRecords tab={tab} results={results} onTab={(next) => change({ tab: next, ...everything })} />
    </Page>
  )
}
