import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartLevel } from '../../core/chart-level/chart-level.ts'
import { RequireUser } from '../../core/session/require-user.tsx'
import { useSession } from '../../core/session/use-session.ts'
import { useWatchlist } from '../../core/watchlist/use-watchlist.ts'
import { WatchButton } from '../../core/watchlist/watch-button.tsx'
import { AlertButton } from '../../features/alerts/components/alert-button.tsx'
import type { DeskProps } from '../../features/currency/components/currency-page.tsx'
import { useDevice } from '../../lib/device/use-device.ts'
import { useWindowWidth } from '../../lib/device/use-window-width.ts'
import { lazyComponent } from '../../lib/prefetch/lazy-component.ts'
import { LazyTradeRecords } from './lazy-trade-records.tsx'
import { LazyTradeTicket } from './lazy-trade-ticket.tsx'
import type { RecordTab } from './record-tab.ts'
import { TicketDock } from './ticket-dock.tsx'

/** Nobody but somebody logged in has any. */
const OwnLevels = lazyComponent(async () => (await import('./own-levels.tsx')).OwnLevels)

/** An instrument's chart with the order ticket beside it, or in a sheet on phones, and the own trades below. */
export function CurrencyDesk({ instrument, quote, chart, terms }: DeskProps) {
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  const isWide = useWindowWidth('wide')
  const [tab, setTab] = useState<RecordTab>('positions')
  const watchlist = useWatchlist()
  const { isLoggedIn } = useSession()
  const [levels, setLevels] = useState<readonly ChartLevel[]>([])

  const ticket = isMobile ? null : (
    <section className="card" aria-label={t('ticket.title')}>
      <LazyTradeTicket instrument={instrument} onTraded={setTab} className="px-4 py-3" />
    </section>
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
          {chart(levels)}
          {isWide ? null : ticket}
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
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isWide ? ticket : null}
          {terms}
        </div>
      </div>
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <OwnLevels code={instrument.code} onLevels={setLevels} />
        </Suspense>
      ) : null}
      {isMobile ? <TicketDock instrument={instrument} onTraded={setTab} /> : null}
    </div>
  )
}
