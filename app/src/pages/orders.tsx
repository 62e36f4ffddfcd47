import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { setFields } from '#core/api/list-filter.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { recordTabs, TradeRecords } from '#features/trade/positions/components/trade-records.tsx'
import { type ResultsFilter, resultsFilterOf } from '#features/trade/results/model/trading-results.ts'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

/** `/profile/orders?tab=&outcome=&code=&day=`: own positions and options, and what the closed ones came to. */
export function OrdersRoute() {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const [params, setParams] = useSearchParams()
  const tab = recordTabs.find((known) => known === params.get('tab')) ?? 'positions'

  const results = {
    filter: resultsFilterOf(params),
    onFilter: (filter: ResultsFilter) =>
      setParams(
        { tab: 'closed', ...setFields({ outcome: filter.outcome, code: filter.code, day: filter.day }) },
        { replace: true },
      ),
  }

  return (
    <Page>
      <PageHeading title={t('records.page')} beside={<ModeBadge mode={mode} />} aside={<SimulatedBadge />} />
      <TradeRecords
        tab={tab}
        results={results}
        onTab={(next) => setParams(next === 'positions' ? {} : { tab: next }, { replace: true })}
      />
    </Page>
  )
}
