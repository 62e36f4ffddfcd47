import type { components } from '@swx/sdk'

/** Open, high, low and close of one period. */
export interface Candle {
  /** Start of the period, epoch seconds. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** Translates the wire's one-letter names once. */
export function toCandle({ t, o, h, l, c, v }: components['schemas']['Candle']): Candle {
  return { time: t, open: o, high: h, low: l, close: c, volume: v }
}

/** What a drawing has to do to get from one list of candles to the next. */
export type CandleChanges =
  | { readonly kind: 'tail'; readonly candles: readonly Candle[] }
  | { readonly kind: 'all'; readonly prepended: number }

/** More than this at the end is drawn faster as a whole. */
const TAIL_MAX = 4

/**
 * Compares two lists. Candles that only the end gained or changed can be drawn one by one; anything else is drawn
 * anew, and `prepended` says how many came in front of those that were there.
 */
export function changesSince(before: readonly Candle[], next: readonly Candle[]): CandleChanges {
  const first = before[0]
  if (first === undefined) return { kind: 'all', prepended: 0 }

  if (next[0]?.time === first.time && next.length >= before.length) {
    const same = before.findIndex((candle, index) => candle !== next[index])
    const changed = next.slice(same < 0 ? before.length : same)
    const isTail = changed.every(({ time }) => time >= (before.at(-1)?.time ?? 0))
    if (isTail && changed.length <= TAIL_MAX) return { kind: 'tail', candles: changed }
  }
  const prepended = next.findIndex(({ time }) => time === first.time)
  return { kind: 'all', prepended: Math.max(0, prepended) }
}
