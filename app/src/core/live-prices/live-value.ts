import { livePrices } from './store.ts'

/** The live price of one code as a bare value, for what draws outside of React. */
export interface LivePriceValue {
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
