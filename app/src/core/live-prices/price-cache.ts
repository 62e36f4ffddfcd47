import type { FeedItem, LivePrice } from './live-price.ts'

/** The newest price of every instrument, and who wants to hear of it. Knows no clock, no socket and no screen. */
export interface PriceCache {
  /** Takes items in. Listeners are told at {@link PriceCache.publish}; of several for one code the last counts. */
  ingest(items: readonly FeedItem[]): void
  /** Fills in prices that came with a list. A price the feed gave stays, unless `replace`. */
  seed(items: readonly FeedItem[], options?: { replace?: boolean }): void
  /** Makes what was taken in visible, and tells each listener whose code changed, once. */
  publish(): void
  /** Whether anything waits to be published. */
  hasNews(): boolean
  /** The price as last published. The same object until it changes. */
  get(code: string): LivePrice | undefined
  /** The newest price taken in, published or not. */
  newest(code: string): Pick<LivePrice, 'price' | 'time'> | undefined
  subscribe(code: string, listener: () => void): () => void
}

/** Makes an empty {@link PriceCache}. */
export function createPriceCache(): PriceCache {
  const waiting = new Map<string, FeedItem>()
  const published = new Map<string, LivePrice>()
  const listeners = new Map<string, Set<() => void>>()

  function show(item: FeedItem): boolean {
    const before = published.get(item.code)
    if (before && before.price === item.price && before.changePercent === item.zdf) return false
    published.set(item.code, {
      code: item.code,
      price: item.price,
      changePercent: item.zdf,
      time: item.t ?? before?.time,
      trend: before ? trendOf(item.price - before.price) : 0,
    })
    return true
  }

  return {
    ingest(items) {
      for (const item of items) waiting.set(item.code, item)
    },
    seed(items, { replace = false } = {}) {
      for (const item of items) {
        if (!replace && (published.has(item.code) || waiting.has(item.code))) continue
        waiting.set(item.code, item)
      }
    },
    publish() {
      const heard: Set<() => void>[] = []
      for (const item of waiting.values()) {
        const interested = show(item) && listeners.get(item.code)
        if (interested) heard.push(interested)
      }
      waiting.clear()
      for (const interested of heard) for (const listener of [...interested]) listener()
    },
    hasNews: () => waiting.size > 0,
    get: (code) => published.get(code),
    newest(code) {
      const item = waiting.get(code)
      return item ? { price: item.price, time: item.t } : published.get(code)
    },
    subscribe(code, listener) {
      const interested = listeners.get(code) ?? new Set()
      listeners.set(code, interested.add(listener))
      return () => {
        interested.delete(listener)
        if (interested.size === 0 && listeners.get(code) === interested) listeners.delete(code)
      }
    },
  }
}

function trendOf(difference: number): LivePrice['trend'] {
  if (difference === 0) return 0
  return difference > 0 ? 1 : -1
}
