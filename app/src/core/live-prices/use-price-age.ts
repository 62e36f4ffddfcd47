import { useEffect, useState } from 'react'
import { livePrices } from './store.ts'

/**
 * Whole seconds since the shown price of an instrument was last known to be right; counted from the first look while
 * none came in yet. Renders again every second while it is looked at.
 */
export function usePriceAge(code: string, isLookedAt: boolean): number {
  const [{ since, now }, setTimes] = useState(() => ({ since: Date.now(), now: Date.now() }))

  useEffect(() => {
    if (!isLookedAt) return
    setTimes({ since: Date.now(), now: Date.now() })
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 1_000)
    return () => clearInterval(timer)
  }, [isLookedAt])

  return Math.max(0, Math.floor((now - (livePrices.asOf(code) ?? since)) / 1_000))
}
