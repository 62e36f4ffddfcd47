import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { RequireUser } from '#core/session/require-user.tsx'
import { useSession } from '#core/session/use-session.ts'
import { useAccountAlerts } from '#features/alerts/api/use-account-alerts.ts'
import { AlertButton, LazyAlertSheet } from '#features/alerts/components/alert-button.tsx'
import { useWatchlist } from '#features/market/api/use-watchlist.ts'
import { InstrumentSwitch } from '#features/market/components/instrument-switch.tsx'
import { WatchButton } from '#features/market/components/watch-button.tsx'
import { WatchlistKeys } from '#features/market/components/watchlist-keys.tsx'
import {
  InstrumentPage,
  type InstrumentParts,
} from '#features/trade/instrument/components/instrument-page.tsx'
import { LandscapeBar } from '#features/trade/instrument/components/landscape-bar.tsx'
import { instrumentQuery } from '#features/trade/instrument/model/instrument-query.ts'
import { LazyTradeRecords } from '#features/trade/positions/components/lazy-trade-records.tsx'
import type { RecordTab } from '#features/trade/positions/components/trade-records.tsx'
import { type ChartLevel, useDrawnLevels } from '#features/trade/shared/model/chart-level.ts'
import {
  requestTicket,
  type TicketRequest,
  ticketRequest,
} from '#features/trade/shared/model/ticket-request.ts'
import { LazyTradeTicket, TicketDock } from '#features/trade/ticket/components/ticket-dock.tsx'
import { PanelButtons } from '#features/trade/workspace/components/panel-buttons.tsx'
import { idOfPanel, PanelHandle } from '#features/trade/workspace/components/panel-handle.tsx'
import { WorkspaceFrame } from '#features/trade/workspace/components/workspace-frame.tsx'
import { showPanel, workspaceStore } from '#features/trade/workspace/model/workspace-store.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { useLandscape, useWindowWidth } from '#lib/device/use-window-width.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import './instrument-layout.css'
import { partsOf } from '#features/alerts/model/account-alert.ts'
import { alertStore } from '#features/alerts/model/alert-store.ts'
import { expectTexts } from '#lib/i18n/i18n.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

const SwitchDialog = lazyLayer(
  async () => (await import('./instrument-switch-dialog.tsx')).InstrumentSwitchDialog,
)

/** Panels of large windows only. */
const WatchlistPanel = lazyComponent(
  async () => (await import('#features/market/components/watchlist-panel.tsx')).WatchlistPanel,
)
const ChartsBeside = lazyComponent(
  async () => (await import('#features/trade/workspace/components/charts-beside.tsx')).ChartsBeside,
)

/** Only a user has trades to draw. */
const TradeLevels = lazyComponent(
  async () => (await import('#features/trade/positions/components/trade-levels.tsx')).TradeLevels,
  () => expectTexts(['options']),
)

const PositionStrip = lazyComponent(
  async () => (await import('#features/trade/positions/components/position-strip.tsx')).PositionStrip,
)

const PositionsButton = lazyComponent(
  async () => (await import('#features/trade/positions/components/positions-button.tsx')).PositionsButton,
)

interface InstrumentLayoutProps extends InstrumentParts {
  /** Whether panels stand around the chart. */
  isWorkspace: boolean
  /** Whether a phone lies on its side: the page is the chart, with the way to trade beside it. */
  isLandscape: boolean
  fullScreen: { readonly isOn: boolean; readonly toggle: () => void }
}

/**
 * An instrument's chart with the order ticket beside it, or in a sheet on phones, and the own trades below. A workspace
 * and full screen are other looks of the same elements: there is one ticket, and it never moves.
 */
export function InstrumentLayout(props: InstrumentLayoutProps) {
  const { instrument, quote, chart, terms, isWorkspace, isLandscape, fullScreen } = props
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  const [tab, setTab] = useState<RecordTab>('positions')
  const { isLoggedIn } = useSession()
  const drawn = useDrawnLevels(instrument.code)
  const [alertAt, setAlertAt] = useState<{ readonly price: number | undefined }>()
  const alertLevels = useAlertLevels(instrument.code)
  const [isSwitching, setIsSwitching] = useState(false)
  const charts = useStore(workspaceStore).charts

  const hasOptions = offers('options') && instrument.optionPeriods.length > 0
  const hasTicket = offers('leverage') || hasOptions
  const isAskedFor = useStore(ticketRequest)?.code === instrument.code
  useEffect(() => {
    if (isAskedFor && workspaceStore.get().closed.includes('ticket')) showPanel('ticket', true)
  }, [isAskedFor])

  const switcher = (
    <InstrumentSwitch code={instrument.code} Choice={SwitchDialog} onOpen={() => setIsSwitching(true)} />
  )
  const records = (
    <LazyTradeRecords
      tab={tab}
      onTab={setTab}
      isWanted={!isMobile || drawn.trades.length > 0}
      emptyAction={(empty) =>
        empty === 'options' && !hasOptions ? undefined : (
          <Button onClick={() => requestTicket({ code: instrument.code, ...ticketOf[empty] })}>
            {t(`records.start.${empty}`)}
          </Button>
        )
      }
    />
  )

  return (
    <div className="trade-body">
      <PageBar
        note={<bdi aria-hidden="true">{instrument.name}</bdi>}
        action={<InstrumentStar instrument={instrument} />}
      />
      {isLandscape ? (
        <LandscapeBar instrument={instrument} switcher={switcher} />
      ) : (
        quote({
          isFullScreen: fullScreen.isOn,
          actions: (
            <>
              {isMobile ? null : <InstrumentStar instrument={instrument} />}
              <AlertButton subject={instrument} onOpen={() => setAlertAt({ price: undefined })} />
            </>
          ),
          switcher,
          aside: isWorkspace ? <PanelButtons /> : null,
        })
      )}
      <div className="trade-columns">
        <div className="trade-charts" data-count={charts}>
          {chart({
            levels: [...drawn.trades, ...drawn.ticket, ...alertLevels],
            onAlert: (price) => setAlertAt({ price }),
            fullScreen,
          })}
          {isWorkspace && charts > 1 ? (
            <Suspense fallback={null}>
              <ChartsBeside code={instrument.code} count={charts - 1} />
            </Suspense>
          ) : null}
        </div>
        {isWorkspace ? <PanelHandle panel="ticket" /> : null}
        <div id={idOfPanel('ticket')} className="trade-side">
          {isMobile || !hasTicket ? null : (
            <section className="card trade-ticket" aria-label={t('ticket.title')}>
              <LazyTradeTicket
                instrument={instrument}
                onTraded={setTab}
                isBesideChart
                className="px-4 py-3"
              />
            </section>
          )}
          {isLandscape ? null : <div className="trade-terms">{terms}</div>}
        </div>
        {isWorkspace ? <PanelHandle panel="records" /> : null}
        {hasTicket && !isLandscape ? (
          <div id={idOfPanel('records')} className="trade-records">
            <RequireUser
              title={t('records.visitor')}
              body={t('records.visitorBody')}
              frame={(notice) => (
                <section className="card" aria-label={t('records.label')}>
                  {notice}
                </section>
              )}
            >
              {records}
            </RequireUser>
          </div>
        ) : null}
      </div>
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <TradeLevels instrument={instrument} />
        </Suspense>
      ) : null}
      {fullScreen.isOn && isLoggedIn && !isLandscape ? (
        <Suspense fallback={null}>
          <PositionStrip instrument={instrument} />
        </Suspense>
      ) : null}
      <SwitchDialog open={isSwitching} onClose={() => setIsSwitching(false)} code={instrument.code} />
      <LazyAlertSheet
        open={alertAt !== undefined}
        onClose={() => setAlertAt(undefined)}
        subject={instrument}
        level={alertAt?.price}
      />
      {isMobile && hasTicket ? (
        <TicketDock
          instrument={instrument}
          onTraded={setTab}
          column={
            isLandscape
              ? {
                  below: isLoggedIn ? (
                    <Suspense fallback={null}>
                      <PositionsButton instrument={instrument}>{records}</PositionsButton>
                    </Suspense>
                  ) : null,
                }
              : undefined
          }
        />
      ) : null}
    </div>
  )
}

/** The ticket that fills each list of trades. */
const ticketOf: Readonly<Record<RecordTab, Omit<TicketRequest, 'code'>>> = {
  positions: { ticket: 'leveraged', type: 'MARKET' },
  waiting: { ticket: 'leveraged', type: 'LIMIT' },
  options: { ticket: 'fixedTime' },
  closed: { ticket: 'leveraged', type: 'MARKET' },
}

/** The star of an instrument, which phones have in their bar. */
function InstrumentStar({ instrument }: { instrument: Instrument }) {
  const watchlist = useWatchlist()
  const isWatched = watchlist.ids.includes(instrument.id)
  return (
    <WatchButton
      code={instrument.code}
      isWatched={isWatched}
      onToggle={() => watchlist.change(instrument, !isWatched)}
    />
  )
}

/** The alerts of an instrument that wait for their price, as lines of its chart. */
function useAlertLevels(code: string): readonly ChartLevel[] {
  const { t } = useTranslation('instrument')
  const ofPage = useStore(alertStore)
  const { data: ofAccount } = useAccountAlerts()
  return useMemo(() => {
    const waiting = [
      ...ofPage.filter((alert) => alert.code === code && alert.reached === undefined),
      ...(ofAccount ?? [])
        .filter((alert) => alert.code === code && alert.active && partsOf(alert.kind).watched === 'PRICE')
        .map(({ id, value }) => ({ id, level: value })),
    ]
    return waiting.map(({ id, level }) => ({
      id,
      kind: 'alert',
      price: level,
      title: t('level.alert'),
      shortTitle: t('level.alert'),
    }))
  }, [ofPage, ofAccount, code, t])
}

/** `/cruuency?code=&type=&id=`: one instrument. Watchlist and full screen stay while instruments change. */
export function InstrumentRoute() {
  const frame = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(frame)
  const isWorkspace = useWindowWidth('workspace') && !fullScreen.isOn
  const isLandscape = useLandscape()
  const code = useQueryState(instrumentQuery)[0].code
  return (
    <WorkspaceFrame
      frame={frame}
      isWorkspace={isWorkspace}
      isFullScreen={fullScreen.isOn}
      isLandscape={isLandscape}
      list={
        <Suspense fallback={<div id={idOfPanel('list')} className="card workspace-list" />}>
          <WatchlistPanel id={idOfPanel('list')} current={code} />
        </Suspense>
      }
    >
      {code === undefined ? null : <WatchlistKeys code={code} />}
      <InstrumentPage>
        {(parts) => (
          <InstrumentLayout
            key={parts.instrument.code}
            {...parts}
            isWorkspace={isWorkspace}
            isLandscape={isLandscape}
            fullScreen={fullScreen}
          />
        )}
      </InstrumentPage>
    </WorkspaceFrame>
  )
}
