import { useSyncExternalStore } from 'react'

const events = ['online', 'offline'] as const

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Whether the browser has a network. It may be one that leads nowhere. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
