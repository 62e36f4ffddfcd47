import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/prefetch/lazy-component.ts'
import { useStore } from '../../../lib/store/create-store.ts'
import { alertStore } from '../model/alert-store.ts'

const AlertWatcher = lazyComponent(async () => (await import('./alert-watcher.tsx')).AlertWatcher)

/** Watches prices while an alert waits; without one its code is not fetched. */
export function LazyAlertWatcher() {
  const isWaiting = useStore(alertStore).some(({ reached }) => reached === undefined)
  return isWaiting ? (
    <Suspense fallback={null}>
      <AlertWatcher />
    </Suspense>
  ) : null
}
