import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SimulatedBadge } from '../../core/live-prices/simulated-badge.tsx'
import { useMode } from '../../core/session/use-mode.ts'
import { ModeBadge } from '../../ui/mode-badge.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { recordTabs } from './record-tab.ts'
import { TradeRecords } from './trade-records.tsx'

/** `/profile/orders?tab=`: own positions and options. */
export function OrdersRoute() {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const [params, setParams] = useSearchParams()
  const tab = recordTabs.find((known) => known === params.get('tab')) ?? 'positions'

  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={t('records.page')} beside={<ModeBadge mode={mode} />} aside={<SimulatedBadge />} />
      <TradeRecords
        tab={tab}
        onTab={(next) => setParams(next === 'positions' ? {} : { tab: next }, { replace: true })}
      />
    </div>
  )
}
