import type { Candle } from './candle.ts'
import { candleStart, type Period, secondsOf } from './periods.ts'

/**
 * What a tick did to the last candle: nothing, changed it, began the next one, or began one after a hole that only
 * the server can fill.
 */
export type TickEffect = 'none' | 'changed' | 'began' | 'gap'

/** The candles of one instrument and period: pages from the server, and a last one that grows with the feed. */
export interface CandleBuffer {
  /** Oldest first; a new array whenever anything changed. */
  candles(): readonly Candle[]
  /**
   * Takes the server's newest page. It is right about everything but the moment since it was asked for.
   *
   * @param hasTickedSince - whether the feed moved the price since then, so that its last word is the newer one
   */
  mergeNewest(page: readonly Candle[], hasTickedSince: boolean): void
  /** Takes a page of older candles; answers how many were new. */
  mergeOlder(page: readonly Candle[]): number
  /** Takes one price of the feed. */
  tick(price: number, timeMs: number): TickEffect
}

/** Makes an empty {@link CandleBuffer}. */
export function createCandleBuffer(period: Period): CandleBuffer {
  let candles: readonly Candle[] = []

  return {
    candles: () => candles,

    mergeNewest(page, hasTickedSince) {
      const [first] = page
      const newest = page.at(-1)
      if (!first || !newest) return
      const last = candles.at(-1)
      // Between what was known and this page lies a hole: history starts over and comes back by scrolling.
      const known = new Map(candles.map((candle) => [candle.time, candle]))
      const older = last && last.time >= first.time ? candles.filter(({ time }) => time < first.time) : []
      const grown = known.get(newest.time)
      const newer = candles.filter(({ time }) => time > newest.time)
      // What the page only confirms stays the same object: the chart draws what changed, and no more.
      const settled = page.slice(0, -1).map((candle) => sameOr(known.get(candle.time), candle))
      candles = [
        ...older,
        ...settled,
        sameOr(grown, grown && hasTickedSince ? joined(newest, grown) : newest),
        ...newer,
      ]
    },

    mergeOlder(page) {
      const [first] = candles
      const older = first ? page.filter(({ time }) => time < first.time) : page
      if (older.length > 0) candles = [...older, ...candles]
      return older.length
    },

    tick(price, timeMs) {
      const time = candleStart(timeMs, period)
      const last = candles.at(-1)
      if (last && time < last.time) return 'none'

      if (last && time === last.time) {
        const isKnown = price === last.close
        if (isKnown) return 'none'
        const grown = {
          ...last,
          high: Math.max(last.high, price),
          low: Math.min(last.low, price),
          close: price,
        }
        candles = [...candles.slice(0, -1), grown]
        return 'changed'
      }

      const isNext = last !== undefined && time === last.time + secondsOf(period)
      // A path of prices has no jump at midnight or at the minute: the next candle opens where the last one closed.
      const open = isNext ? last.close : price
      candles = [
        ...candles,
        { time, open, high: Math.max(open, price), low: Math.min(open, price), close: price, volume: 0 },
      ]
      return last === undefined || isNext ? 'began' : 'gap'
    },
  }
}

function sameOr(known: Candle | undefined, candle: Candle): Candle {
  const isSame =
    known !== undefined &&
    (['time', 'open', 'high', 'low', 'close', 'volume'] as const).every(
      (part) => known[part] === candle[part],
    )
  return isSame ? known : candle
}

/** The same candle as the server and as the feed saw it: the server knows what came before, the feed what came last. */
function joined(server: Candle, feed: Candle): Candle {
  return {
    ...server,
    high: Math.max(server.high, feed.high),
    low: Math.min(server.low, feed.low),
    close: feed.close,
    volume: Math.max(server.volume, feed.volume),
  }
}
