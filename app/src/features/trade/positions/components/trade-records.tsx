import { getPosition } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { type ReactNode, Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { useOpenOptions } from '#features/trade/options/api/use-open-options.ts'
import { OptionsList, SettlementNotifier } from '#features/trade/options/components/options-list.tsx'
import { TradingResults } from '#features/trade/results/components/trading-results.tsx'
import type { ResultsProps } from '#features/trade/results/model/result-figures.ts'
import { toPosition } from '#features/trade/shared/model/position.ts'
import { useRemovedItems } from '#features/trade/shared/model/use-removed-items.ts'
import { useWaitingOrders } from '#features/trade/waiting/api/use-waiting-orders.ts'
import { WaitingNotifier } from '#features/trade/waiting/components/waiting-notifier.tsx'
import { CancelAllButton, WaitingOrders } from '#features/trade/waiting/components/waiting-orders.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'
import { ClosedPositions } from './closed-positions.tsx'
import { OpenPositions } from './open-positions.tsx'
import { CloseAllButton, UnrealisedTotal } from './positions-total.tsx'

/** The lists of own trades, in their order. */
export const recordTabs = ['positions', 'waiting', 'options', 'closed'] as const

/** Which of them is on show. */
export type RecordTab = (typeof recordTabs)[number]

const offered = recordTabs.filter((tab) => offers(tab === 'options' ? 'options' : 'leverage'))

export interface TradeRecordsProps {
  tab: RecordTab
  onTab: (tab: RecordTab) => void
  /** Shows what the closed positions came to, and lists those behind the chosen figure. */
  results?: ResultsProps | undefined
  /**
   * The next step where a list is empty.
   *
   * @default all instruments
   */
  emptyAction?: ((tab: RecordTab) => ReactNode) | undefined
}

/** Own positions and options: the open ones live, the closed ones with their result. */
export function TradeRecords({ tab, onTab, results, emptyAction }: TradeRecordsProps) {
  const { t } = useTranslation('orders')
  const panelId = useId()
  const positions = useOpenPositions().data?.total
  const options = useOpenOptions().data?.length
  const waiting = useWaitingOrders().data?.total
  const counts = { positions, waiting, options, closed: undefined }
  const nextStep = emptyAction?.(tab) ?? (
    <LinkButton to={paths.market.href()}>{t('position.emptyAction')}</LinkButton>
  )

  return (
    <section className="card overflow-hidden" aria-label={t('records.label')}>
      <div className="flex flex-wrap items-center justify-between border-b border-line">
        <Tabs
          label={t('records.label')}
          tabs={offered.map((id) => ({ id, label: t(`records.${id}`), count: counts[id] }))}
          selected={tab}
          onSelect={(id) => onTab(recordTabs.find((known) => known === id) ?? 'positions')}
          panelId={panelId}
          className="px-2"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-4 pe-2">
          <UnrealisedTotal />
          {tab === 'positions' ? <CloseAllButton /> : null}
          {tab === 'waiting' ? (
            <Suspense fallback={null}>
              <CancelAllButton />
            </Suspense>
          ) : null}
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`records.${tab}`)}>
        {tab === 'positions' ? (
          <OpenPositions emptyAction={nextStep} />
        ) : tab === 'waiting' ? (
          <Suspense fallback={<SkeletonTable label={t('position.loading')} columns={7} />}>
            <WaitingOrders emptyAction={nextStep} />
          </Suspense>
        ) : tab === 'options' ? (
          <OptionsList emptyAction={nextStep} />
        ) : (
          <>
            {results ? <TradingResults {...results} /> : null}
            <ClosedPositions results={results} emptyAction={nextStep} />
          </>
        )}
      </div>
      <CloseNotifier />
      <Suspense fallback={null}>
        <WaitingNotifier />
      </Suspense>
      <SettlementNotifier />
    </section>
  )
}

/** Tells the user when a stop closed one of their positions. */
export function CloseNotifier() {
  const { t } = useTranslation('orders')
  const client = useSwxClient()
  const rows = useOpenPositions().data?.rows
  const orderNos = useMemo(() => rows?.map(({ orderNo }) => orderNo), [rows])

  useRemovedItems(orderNos, async (id) => {
    // Without an answer the list of closed positions says it as well.
    const order = await getPosition(client, { id }, { cache: 'reload' }).catch(() => undefined)
    if (!order) return
    const { code, closeReason, net } = toPosition(order)
    if (closeReason === undefined || closeReason === 'USER') return
    toast(
      t('close.byItself', {
        code,
        reason: t(`reason.${closeReason}`),
        net,
      }),
    )
  })
  return null
}
