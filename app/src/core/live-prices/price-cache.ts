import type { FeedItem, LivePrice } from './live-price.ts'

/** The newest price of every instrument, and who wants to hear of it. Knows no clock, no socket and no screen. */
export interface PriceCache {
  /** Takes items in. Listeners are told at {@link PriceCache.publish}; of several for one code the last counts. */
  ingest(items: readonly FeedItem[]): void
  /** Fills in prices that came with a list. A price the feed gave stays, unless `replace`. */
  seed(items: readonly FeedItem[], options?: { replace?: boolean }): void
  /**
   * Makes what was taken in visible, and tells each listener whose code changed, once.
   *
   * @param most - how many codes with listeners to tell of; the next calls go on with the rest, and what came in
   *   meanwhile waits until that is done. @default all of them
   */
  publish(most?: number): void
  /** Whether a call of {@link PriceCache.publish} left something for the next. */
  isPartlyPublished(): boolean
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
  const round = new Map<string, FeedItem>()
  const published = new Map<string, LivePrice>()
  const listeners = new Map<string, Set<() => void>>()

  function startRound() {
    for (const item of waiting.values()) round.set(item.code, item)
    waiting.clear()
  }

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
        const isKnown = published.has(item.code) || round.has(item.code) || waiting.has(item.code)
        if (isKnown && !replace) continue
        waiting.set(item.code, item)
      }
    },
    publish(most = Number.POSITIVE_INFINITY) {
      if (round.size === 0 || most === Number.POSITIVE_INFINITY) startRound()
      const heard: Set<() => void>[] = []
      for (const item of round.values()) {
        round.delete(item.code)
        const interested = show(item) && listeners.get(item.code)
        if (interested) heard.push(interested)
        if (heard.length === most) break
      }
      for (const interested of heard) for (const listener of [...interested]) listener()
    },
    isPartlyPublished: () => round.size > 0,
    hasNews: () => waiting.size > 0 || round.size > 0,
    get: (code) => published.get(code),
    newest(code) {
      const item = waiting.get(code) ?? round.get(code)
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
