import { useEffect, useSyncExternalStore } from 'react'
import { useTick } from '#lib/clock/use-tick.ts'
import type { FeedStatus } from './live-prices.ts'
import { livePrices } from './store.ts'

/** Whether the shown prices are current, and if not, how old they are. */
export interface PriceFreshness extends FeedStatus {
  /** False once the connection is lost or silent; a first connection has nothing that could be old. */
  readonly isCurrent: boolean
  /** Whole seconds since a price last came in; undefined before the first. Counted only while not current. */
  readonly ageSeconds: number | undefined
}

/** The state of the live feed. Renders again when it changes, and each second while prices are getting older. */
export function useFeedStatus(): PriceFreshness {
  const status = useSyncExternalStore(livePrices.onStatus, livePrices.status, livePrices.status)
  const isCurrent = isCurrentState(status)
  const now = useTick(1000, { isRunning: !isCurrent })
  const { lastPriceAt } = status
  const ageSeconds =
    lastPriceAt === undefined ? undefined : Math.max(0, Math.floor((now - lastPriceAt) / 1000))
  return { ...status, isCurrent, ageSeconds }
}

function isCurrentState({ state }: FeedStatus): boolean {
  return state !== 'stale' && state !== 'reconnecting'
}

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
