import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/prefetch/lazy-component.ts'
import { useStore } from '../../../lib/store/create-store.ts'
import { alertStore } from '../model/alert-store.ts'

const AlertWatcher = lazyComponent(async () => (await import('./alert-watcher.tsx')).AlertWatcher)

/** Watches prices for the reader, and only while an alert waits: nobody else pays for it. */
export function LazyAlertWatcher() {
  const isWaiting = useStore(alertStore).some(({ reached }) => reached === undefined)
  return isWaiting ? (
    <Suspense fallback={null}>
      <AlertWatcher />
    </Suspense>
  ) : null
}
