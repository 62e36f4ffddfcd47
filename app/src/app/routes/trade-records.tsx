import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths.ts'
import { useOpenOptions } from '../../features/options/api/use-open-options.ts'
import { OptionsList } from '../../features/options/components/options-list.tsx'
import { SettlementNotifier } from '../../features/options/components/settlement-notifier.tsx'
import { useOpenPositions } from '../../features/orders/api/use-open-positions.ts'
import { CloseNotifier } from '../../features/orders/components/close-notifier.tsx'
import { ClosedPositions } from '../../features/orders/components/closed-positions.tsx'
import { OpenPositions } from '../../features/orders/components/open-positions.tsx'
import { UnrealisedTotal } from '../../features/orders/components/unrealised-total.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type RecordTab, recordTabs } from './record-tab.ts'

export interface TradeRecordsProps {
  tab: RecordTab
  onTab: (tab: RecordTab) => void
}

/** Own positions and options: the open ones live, the closed ones with their result. */
export function TradeRecords({ tab, onTab }: TradeRecordsProps) {
  const { t } = useTranslation('orders')
  const panelId = useId()
  const positions = useOpenPositions().data?.total
  const options = useOpenOptions().data?.length
  const counts = { positions, options, closed: undefined }
  const toMarkets = <LinkButton to={paths.market.href()}>{t('position.emptyAction')}</LinkButton>

  return (
    <section className="card overflow-hidden" aria-label={t('records.label')}>
      <div className="flex flex-wrap items-center justify-between border-b border-line">
        <Tabs
          label={t('records.label')}
          tabs={recordTabs.map((id) => ({ id, label: t(`records.${id}`), count: counts[id] }))}
          selected={tab}
          onSelect={(id) => onTab(recordTabs.find((known) => known === id) ?? 'positions')}
          panelId={panelId}
          className="px-2"
        />
        <UnrealisedTotal />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`records.${tab}`)}>
        {tab === 'positions' ? (
          <OpenPositions emptyAction={toMarkets} />
        ) : tab === 'options' ? (
          <OptionsList emptyAction={toMarkets} />
        ) : (
          <ClosedPositions />
        )}
      </div>
      <CloseNotifier />
      <SettlementNotifier />
    </section>
  )
}
