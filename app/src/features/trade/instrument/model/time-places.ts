import type { Candle } from './candle.ts'

/*
 * Where a moment lies among the candles of a chart, counted from the first. A moment between two candles lies between
 * them: a drawing made on candles of 15 minutes keeps its place on those of an hour.
 */

/**
 * The place of a moment.
 *
 * @param step seconds from one candle to the next, for moments before the first and after the last
 */
export function placeOf(candles: readonly Candle[], time: number, step: number): number {
  const first = candles[0]
  const last = candles.at(-1)
  if (!first || !last) return 0
  if (time <= first.time) return (time - first.time) / step
  if (time >= last.time) return candles.length - 1 + (time - last.time) / step
  let low = 0
  let high = candles.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((candles[middle]?.time ?? 0) <= time) low = middle
    else high = middle
  }
  const before = candles[low]?.time ?? 0
  const after = candles[high]?.time ?? before + step
  return low + (time - before) / (after - before)
}

/** The moment at a place; see {@link placeOf}, which it undoes. */
export function timeAt(candles: readonly Candle[], place: number, step: number): number {
  const first = candles[0]
  const last = candles.at(-1)
  if (!first || !last) return 0
  if (place <= 0) return first.time + place * step
  const end = candles.length - 1
  if (place >= end) return last.time + (place - end) * step
  const low = Math.floor(place)
  const before = candles[low]?.time ?? 0
  const after = candles[low + 1]?.time ?? before + step
  return before + (place - low) * (after - before)
}
