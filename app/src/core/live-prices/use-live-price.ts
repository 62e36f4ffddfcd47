import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { LivePrice } from './live-price.ts'
import { livePrices } from './store.ts'

const nothing = () => {}
const listenToNothing = () => nothing
/** What the build renders: prices come later. */
const noPrice = () => undefined

/**
 * The live price of one instrument; renders the caller again when it changes, at most ten times a second.
 *
 * @param options.isListening - false for what is not on screen: the price stays as it was when listening ended. It must
 *   not follow the store on the quiet, or React would give up rendering a long list in pieces. @default true
 */
export function useLivePrice(code: string, { isListening = true } = {}): LivePrice | undefined {
  const atPause = useMemo(() => (isListening ? undefined : livePrices.get(code)), [code, isListening])
  const subscribe = useCallback((listener: () => void) => livePrices.subscribe(code, listener), [code])
  return useSyncExternalStore(
    isListening ? subscribe : listenToNothing,
    () => (isListening ? livePrices.get(code) : atPause),
    noPrice,
  )
}

/**
 * Colour of an instrument's line: rising, or falling and unchanged. Renders the caller again only when that changes.
 *
 * @param changePercent - the change to go by until the feed has spoken
 */
export function useLiveTone(code: string, changePercent: number): 'up' | 'down' {
  const subscribe = useCallback((listener: () => void) => livePrices.subscribe(code, listener), [code])
  const toneOf = (change: number) => (change > 0 ? 'up' : 'down')
  return useSyncExternalStore(
    subscribe,
    () => toneOf(livePrices.get(code)?.changePercent ?? changePercent),
    () => toneOf(changePercent),
  )
}

/** The live price of one code as a bare value, for what draws outside of React. */
interface LivePriceValue {
  get(): number | undefined
  subscribe(listener: () => void): () => void
}

const values = new Map<string, LivePriceValue>()

/** The value of a code; the same object each time, so that effects that depend on it do not run again. */
export function liveValueOf(code: string): LivePriceValue {
  let value = values.get(code)
  if (value === undefined) {
    value = {
      get: () => livePrices.get(code)?.price,
      subscribe: (listener) => livePrices.subscribe(code, listener),
    }
    values.set(code, value)
  }
  return value
}
