import { useEffect, useState } from 'react'
import { livePrices } from '#core/live-prices/store.ts'

/**
 * A number that rises every so often while prices move: what is ordered by live prices is ordered again then, and
 * not on every tick.
 *
 * @param everyMs - milliseconds between two rounds
 * @param isHeld - asked before each round; while it says true the order stays as it is
 */
export function useReorderTick(everyMs: number, isHeld?: () => boolean): number {
  const [round, setRound] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => {
      if (!livePrices.status().isPaused && !isHeld?.()) setRound((before) => before + 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isHeld])

  return round
}
