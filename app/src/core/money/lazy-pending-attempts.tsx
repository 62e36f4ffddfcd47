import { Suspense, useEffect, useState } from 'react'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { localStore } from '#lib/storage/storage.ts'
import { attemptsPlace } from './attempt.ts'

const PendingAttempts = lazyComponent(
  async () => (await import('#core/money/pending-attempts.tsx')).PendingAttempts,
  () => preloadTexts(['money', 'errors']),
)

/** Settles what is on its way without a dialog; its code arrives when there is something. */
export function LazyPendingAttempts() {
  const { mode } = useMode()
  const { userName, isLoggedIn } = useSession()
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    if (!isLoggedIn) return
    const place = attemptsPlace({ userName: userName ?? '', mode })
    const look = () => {
      if (localStore.get(place) !== null) setIsWanted(true)
    }
    look()
    return localStore.onChange([place], look)
  }, [isLoggedIn, userName, mode])

  return isWanted ? (
    <Suspense fallback={null}>
      <PendingAttempts />
    </Suspense>
  ) : null
}
