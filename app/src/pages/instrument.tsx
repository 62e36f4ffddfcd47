import { clsx } from 'clsx'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { RequireUser } from '#core/session/require-user.tsx'
import { useSession } from '#core/session/use-session.ts'
import { AlertButton, LazyAlertSheet } from '#features/alerts/components/alert-button.tsx'
import { useWatchlist } from '#features/market/api/use-watchlist.ts'
import { WatchButton } from '#features/market/components/watch-button.tsx'
import {
  type InstrumentLayoutProps,
  InstrumentPage,
} from '#features/trade/instrument/components/instrument-page.tsx'
import { LazyTradeRecords } from '#features/trade/positions/components/lazy-trade-records.tsx'
import type { RecordTab } from '#features/trade/positions/components/trade-records.tsx'
import { type ChartLevel, useDrawnLevels } from '#features/trade/shared/model/chart-level.ts'
import { LazyTradeTicket, TicketDock } from '#features/trade/ticket/components/ticket-dock.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import './instrument-layout.css'
import { alertStore } from '#features/alerts/model/alert-store.ts'
import { useStore } from '#lib/store/create-store.ts'

/** Only a user has trades to draw. */
const TradeLevels = lazyComponent(
  async () => (await import('#features/trade/positions/components/trade-levels.tsx')).TradeLevels,
)

const PositionStrip = lazyComponent(
  async () => (await import('#features/trade/positions/components/position-strip.tsx')).PositionStrip,
)

/**
 * An instrument's chart with the order ticket beside it, or in a sheet on phones, and the own trades below. Full screen
 * is another look of the same elements, with the positions in one row: there is one ticket, and it never moves.
 */
export function InstrumentLayout({ instrument, quote, chart, terms }: InstrumentLayoutProps) {
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  const frame = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(frame)
  const [tab, setTab] = useState<RecordTab>('positions')
  const watchlist = useWatchlist()
  const isWatched = watchlist.ids.includes(instrument.id)
  const { isLoggedIn } = useSession()
  const drawn = useDrawnLevels(instrument.code)
  const [alertAt, setAlertAt] = useState<{ readonly price: number | undefined }>()
  const alertLevels = useAlertLevels(instrument.code)

  const hasTicket = offers('leverage') || (offers('options') && instrument.optionPeriods.length > 0)

  return (
    <div
      ref={frame}
      className={clsx(
        'page-frame grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 on-mobile:pb-24 md:pt-3',
        fullScreen.isOn && 'trade-full',
      )}
    >
      {quote({
        isFullScreen: fullScreen.isOn,
        actions: (
          <>
            <WatchButton
              code={instrument.code}
              isWatched={isWatched}
              onToggle={() => watchlist.change(instrument, !isWatched)}
            />
            <AlertButton subject={instrument} />
          </>
        ),
      })}
      <div className="trade-columns">
        {chart({
          levels: [...drawn.trades, ...drawn.ticket, ...alertLevels],
          onAlert: (price) => setAlertAt({ price }),
          fullScreen,
        })}
        <div className="trade-side">
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
          <div className="trade-terms">{terms}</div>
        </div>
        {hasTicket ? (
          <div className="trade-records">
            <RequireUser
              title={t('records.visitor')}
              body={t('records.visitorBody')}
              frame={(notice) => (
                <section className="card" aria-label={t('records.label')}>
                  {notice}
                </section>
              )}
            >
              <LazyTradeRecords tab={tab} onTab={setTab} isWanted={!isMobile || drawn.trades.length > 0} />
            </RequireUser>
          </div>
        ) : null}
      </div>
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <TradeLevels instrument={instrument} />
        </Suspense>
      ) : null}
      {fullScreen.isOn && isLoggedIn ? (
        <Suspense fallback={null}>
          <PositionStrip instrument={instrument} />
        </Suspense>
      ) : null}
      <LazyAlertSheet
        open={alertAt !== undefined}
        onClose={() => setAlertAt(undefined)}
        subject={instrument}
        level={alertAt?.price}
      />
      {isMobile && hasTicket ? <TicketDock instrument={instrument} onTraded={setTab} /> : null}
    </div>
  )
}

/** The alerts of an instrument that wait for their price, as lines of its chart. */
function useAlertLevels(code: string): readonly ChartLevel[] {
  const { t } = useTranslation('instrument')
  const alerts = useStore(alertStore)
  return useMemo(
    () =>
      alerts
        .filter((alert) => alert.code === code && alert.reached === undefined)
        .map(({ id, level }) => ({
          id,
          kind: 'alert',
          price: level,
          title: t('level.alert'),
          shortTitle: t('level.alert'),
        })),
    [alerts, code, t],
  )
}

/** `/cruuency?code=&type=&id=`: one instrument. */
export function InstrumentRoute() {
  return <InstrumentPage Layout={InstrumentLayout} />
}
