import { useCallback, useRef, useSyncExternalStore } from 'react'
import { livePrices } from '#core/live-prices/store.ts'

/** The live prices of several instruments by code; renders again when one of them changes. */
export function useLivePrices(codes: readonly string[]): ReadonlyMap<string, number> {
  const key = [...new Set(codes)].toSorted().join(' ')
  const last = useRef<ReadonlyMap<string, number>>(new Map())
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key.split(' ').map((code) => livePrices.subscribe(code, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => {
    const prices = new Map(
      key.split(' ').flatMap((code) => {
        const price = livePrices.get(code)?.price
        return price === undefined ? [] : [[code, price] as const]
      }),
    )
    const isSame =
      prices.size === last.current.size &&
      [...prices].every(([code, price]) => last.current.get(code) === price)
    if (!isSame) last.current = prices
    return last.current
  })
}
