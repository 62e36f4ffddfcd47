import { Suspense } from 'react'
import { useSession } from '#core/session/use-session.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

const PreferencesSync = lazyComponent(async () => (await import('./preferences-sync.tsx')).PreferencesSync)

/** Keeps how the app looks the same on every device of a user; for visitors its code is not fetched. */
export function LazyPreferencesSync() {
  const { isLoggedIn, userName } = useSession()
  return isLoggedIn ? (
    <Suspense fallback={null}>
      <PreferencesSync key={userName} />
    </Suspense>
  ) : null
}
