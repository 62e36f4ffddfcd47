import { useEffect, useState } from 'react'
import { livePrices } from '#core/live-prices/store.ts'

/** The server's time in epoch milliseconds, a second at a time. */
export function useNow(): number {
  const [now, setNow] = useState(() => livePrices.marketNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(livePrices.marketNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
