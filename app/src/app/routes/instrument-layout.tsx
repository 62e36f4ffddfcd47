import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '../../config/operator.ts'
import { RequireUser } from '../../core/session/require-user.tsx'
import { useSession } from '../../core/session/use-session.ts'
import { AlertButton } from '../../features/alerts/components/alert-button.tsx'
import { LazyAlertSheet } from '../../features/alerts/components/lazy-alert-sheet.ts'
import { useWatchlist } from '../../features/market/api/use-watchlist.ts'
import { WatchButton } from '../../features/market/components/watch-button.tsx'
import type { InstrumentLayoutProps } from '../../features/trade/instrument/components/instrument-page.tsx'
import type { ChartLevel } from '../../features/trade/instrument/model/chart-level.ts'
import { LazyTradeRecords } from '../../features/trade/positions/components/lazy-trade-records.tsx'
import type { RecordTab } from '../../features/trade/positions/components/trade-records.tsx'
import { LazyTradeTicket } from '../../features/trade/ticket/components/lazy-trade-ticket.tsx'
import { TicketDock } from '../../features/trade/ticket/components/ticket-dock.tsx'
import { useDevice } from '../../lib/device/use-device.ts'
import { useWindowWidth } from '../../lib/device/use-window-width.ts'
import { lazyComponent } from '../../lib/prefetch/lazy-component.ts'
import { useAlertLevels } from './use-alert-levels.ts'

/** Only a user has trades to draw. */
const TradeLevels = lazyComponent(
  async () => (await import('../../features/trade/positions/components/trade-levels.tsx')).TradeLevels,
)

/** An instrument's chart with the order ticket beside it, or in a sheet on phones, and the own trades below. */
export function InstrumentLayout({ instrument, quote, chart, terms }: InstrumentLayoutProps) {
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  const isWide = useWindowWidth('wide')
  const [tab, setTab] = useState<RecordTab>('positions')
  const watchlist = useWatchlist()
  const { isLoggedIn } = useSession()
  const [levels, setLevels] = useState<readonly ChartLevel[]>([])
  const [drafted, setDrafted] = useState<readonly ChartLevel[]>([])
  const [alertAt, setAlertAt] = useState<{ readonly price: number | undefined }>()
  const alertLevels = useAlertLevels(instrument.code)

  const hasTicket = offers('leverage') || (offers('options') && instrument.optionPeriods.length > 0)
  const ticket =
    isMobile || !hasTicket ? null : (
      <section className="card" aria-label={t('ticket.title')}>
        <LazyTradeTicket
          instrument={instrument}
          onTraded={setTab}
          onDraftLevels={setDrafted}
          className="px-4 py-3"
        />
      </section>
    )

  const fullScreenTicket = isMobile ? (
    <TicketDock instrument={instrument} onTraded={setTab} />
  ) : (
    <LazyTradeTicket instrument={instrument} onTraded={setTab} className="px-4 py-3" />
  )

  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 on-mobile:pb-24 md:pt-3">
      {quote(
        <>
          <WatchButton
            code={instrument.code}
            isWatched={watchlist.ids.includes(instrument.id)}
            onToggle={() => watchlist.toggle(instrument)}
          />
          <AlertButton subject={instrument} />
        </>,
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {chart({
            levels: [...levels, ...drafted, ...alertLevels],
            onAlert: (price) => setAlertAt({ price }),
            besideFullScreen: hasTicket ? fullScreenTicket : undefined,
          })}
          {isWide ? null : ticket}
          {hasTicket ? (
            <RequireUser
              title={t('records.visitor')}
              body={t('records.visitorBody')}
              frame={(notice) => (
                <section className="card" aria-label={t('records.label')}>
                  {notice}
                </section>
              )}
            >
              <LazyTradeRecords tab={tab} onTab={setTab} isWanted={!isMobile || levels.length > 0} />
            </RequireUser>
          ) : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isWide ? ticket : null}
          {terms}
        </div>
      </div>
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <TradeLevels instrument={instrument} onLevels={setLevels} />
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
