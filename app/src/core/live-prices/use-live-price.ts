import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { LivePrice } from './live-price.ts'
import { livePrices } from './store.ts'

const nothing = () => {}
const listenToNothing = () => nothing

/**
 * The live price of one instrument; renders the caller again when it changes, at most ten times a second.
 *
 * @param options.isListening - false for what is not on screen: the price stays as it was when last listened to. It must
 *   not follow the store on the quiet, or React would give up rendering a long list in pieces. @default true
 */
export function useLivePrice(code: string, { isListening = true } = {}): LivePrice | undefined {
  const last = useRef<LivePrice>(undefined)
  const subscribe = useCallback((listener: () => void) => livePrices.subscribe(code, listener), [code])
  return useSyncExternalStore(isListening ? subscribe : listenToNothing, () => {
    if (isListening || last.current?.code !== code) last.current = livePrices.get(code)
    return last.current
  })
}
