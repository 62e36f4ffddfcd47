import { useEffect } from 'react'
import { livePrices } from './store.ts'

/**
 * Keeps the feed running while the caller is on screen, and fetches again what had failed as soon as the backend is
 * back: the user need not press anything after an outage.
 */
export function useRefetchOnLive({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  useEffect(livePrices.retain, [])

  useEffect(() => {
    if (!isError) return
    return livePrices.onStatus(() => {
      if (livePrices.status().state === 'live') void refetch()
    })
  }, [isError, refetch])
}
