import { Suspense } from 'react'
import { useSession } from '#core/session/use-session.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useStore } from '#lib/store/create-store.ts'
import { useFreshAccountAlerts } from '../api/use-account-alerts.ts'
import { alertStore } from '../model/alert-store.ts'
import type { AlertWatcherProps } from './alert-watcher.tsx'

const AlertWatcher = lazyComponent(
  async () => (await import('./alert-watcher.tsx')).AlertWatcher,
  () => preloadTexts(['alerts']),
)

const AlertMoveOffer = lazyComponent(
  async () => (await import('./alert-move-offer.tsx')).AlertMoveOffer,
  () => preloadTexts(['alerts']),
)

/**
 * Watches prices while an alert of this browser waits, and offers a user to move it into the account; without one no code
 * of either is fetched. Alerts of the account the server watches.
 */
export function LazyAlertWatcher({ isQuiet }: AlertWatcherProps) {
  const { isLoggedIn, userName } = useSession()
  const isWaiting = useStore(alertStore).some(({ reached }) => reached === undefined)
  return (
    <>
      {isLoggedIn ? <Freshness /> : null}
      {isWaiting ? (
        <Suspense fallback={null}>
          <AlertWatcher isQuiet={isQuiet} />
          {isLoggedIn ? <AlertMoveOffer key={userName} /> : null}
        </Suspense>
      ) : null}
    </>
  )
}

function Freshness() {
  useFreshAccountAlerts()
  return null
}
