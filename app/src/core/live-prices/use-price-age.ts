import { useEffect, useState } from 'react'
import { livePrices } from './store.ts'

/**
 * Whole seconds since the oldest of the shown prices of some instruments was last known to be right; counted from the
 * first look for one that has not come in yet. Renders again every second while they are looked at.
 */
export function usePriceAge(codes: readonly string[], isLookedAt: boolean): number {
  const [{ since, now }, setTimes] = useState(() => ({ since: Date.now(), now: Date.now() }))

  useEffect(() => {
    if (!isLookedAt) return
    setTimes({ since: Date.now(), now: Date.now() })
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 1_000)
    return () => clearInterval(timer)
  }, [isLookedAt])

  const oldest = Math.min(now, ...codes.map((code) => livePrices.asOf(code) ?? since))
  return Math.floor((now - oldest) / 1_000)
}
