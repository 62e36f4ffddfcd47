import { Suspense } from 'react'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useStore } from '#lib/store/create-store.ts'
import { alertStore } from '../model/alert-store.ts'
import type { AlertWatcherProps } from './alert-watcher.tsx'

const AlertWatcher = lazyComponent(async () => (await import('./alert-watcher.tsx')).AlertWatcher)

/** Watches prices while an alert waits; without one its code is not fetched. */
export function LazyAlertWatcher({ isQuiet }: AlertWatcherProps) {
  const isWaiting = useStore(alertStore).some(({ reached }) => reached === undefined)
  return isWaiting ? (
    <Suspense fallback={null}>
      <AlertWatcher isQuiet={isQuiet} />
    </Suspense>
  ) : null
}
