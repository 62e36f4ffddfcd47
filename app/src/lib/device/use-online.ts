import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** A server answered although the browser says that it has no network: it may run on this device. */
let isReached = false

const tell = () => {
  for (const listener of [...listeners]) listener()
}
window.addEventListener('online', tell)
window.addEventListener('offline', () => {
  isReached = false
  tell()
})

/** Takes note of whether a server was reached. */
export function noteReached(next: boolean): void {
  if (next === isReached) return
  isReached = next
  tell()
}

/** Whether there is a network, as far as is known. It may be one that leads nowhere. */
export const isOnline = (): boolean => navigator.onLine || isReached

/**
 * Runs now, or as soon as there is a network.
 *
 * @returns a function that waits no longer.
 */
export function whenOnline(run: () => void): () => void {
  const look = () => {
    if (!isOnline()) return
    listeners.delete(look)
    run()
  }
  listeners.add(look)
  look()
  return () => listeners.delete(look)
}

/** {@link isOnline}, kept up to date. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOnline,
    () => true,
  )
