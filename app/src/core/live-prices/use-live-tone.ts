import { useCallback, useSyncExternalStore } from 'react'
import { livePrices } from './store.ts'

/**
 * Colour of an instrument's line: rising, or falling and unchanged. Renders the caller again only when that changes.
 *
 * @param changePercent - the change to go by until the feed has spoken
 */
export function useLiveTone(code: string, changePercent: number): 'up' | 'down' {
  const subscribe = useCallback((listener: () => void) => livePrices.subscribe(code, listener), [code])
  return useSyncExternalStore(subscribe, () =>
    (livePrices.get(code)?.changePercent ?? changePercent) > 0 ? 'up' : 'down',
  )
}
