import type { Direction } from '../../domain/position.ts'
import type { Market } from '../../market/create-market.ts'
import type { PositionRow } from './tables.ts'

/** What a trailing stop depends on. */
type Trailing = Pick<PositionRow, 'code' | 'direction' | 'trailingDistance' | 'trailingSince'>

type Bar = ReturnType<Market['extremes']>

const bestOf = (direction: Direction, { high, low }: Bar): number => (direction === 'LONG' ? high : low)
const worstOf = (direction: Direction, { high, low }: Bar): number => (direction === 'LONG' ? low : high)

const stopBehind = (direction: Direction, best: number, distance: number): number =>
  direction === 'LONG' ? best - distance : best + distance

/** Where the trailing stop of a position stands at a moment, in ticks; undefined without one. */
export const trailingStopAt = (
  market: Market,
  { code, direction, trailingDistance, trailingSince }: Trailing,
  at: number,
): number | undefined => {
  if (trailingDistance === undefined || trailingSince === undefined) return undefined
  const best = bestOf(direction, market.extremes(code, trailingSince, at))
  return stopBehind(direction, best, trailingDistance)
}

/** The first stretch that is tried at once, and the largest and the smallest one, ms. */
const STRETCH = { first: 3_600_000, most: 7 * 86_400_000, least: 1_000 }

/**
 * The first moment from `start` to `horizon` at which the price is at or beyond the trailing stop, or null. A
 * stretch of time whose worst price is still short of the stop that its best price would make is passed at once, so the
 * search is short while the price keeps its distance.
 */
export const findTrailingStop = (
  market: Market,
  { code, direction, trailingDistance, trailingSince }: Trailing,
  start: number,
  horizon: number,
): number | null => {
  if (trailingDistance === undefined || trailingSince === undefined) return null
  const isLong = direction === 'LONG'
  const better = isLong ? Math.max : Math.min
  const crossing = isLong ? ('atOrBelow' as const) : ('atOrAbove' as const)
  const isBeyond = (price: number, best: number) => {
    const stop = stopBehind(direction, best, trailingDistance)
    return isLong ? price <= stop : price >= stop
  }
  /** The first moment of a stretch whose best price is better than one known before, or null. */
  const firstBetter = (best: number, from: number, to: number): number | null => {
    const isBetterBy = (until: number) =>
      better(bestOf(direction, market.extremes(code, from, until)), best) !== best
    if (!isBetterBy(to)) return null
    let [low, high] = [from, to]
    while (low < high) {
      const middle = low + Math.floor((high - low) / 2)
      if (isBetterBy(middle)) high = middle
      else low = middle + 1
    }
    return low
  }
  /** Goes through a short stretch from one better price to the next. */
  const search = (from: number, to: number, known: number): number | null => {
    let best = known
    for (let begin = from; begin <= to; ) {
      const rises = firstBetter(best, begin, to)
      const stop = stopBehind(direction, best, trailingDistance)
      const reached = market.firstCrossing(code, stop, crossing, begin, rises ?? to)
      if (reached !== null) return reached
      if (rises === null) return null
      best = market.priceTicks(code, rises)
      begin = rises + 1
    }
    return null
  }

  let best = bestOf(direction, market.extremes(code, trailingSince, start))
  let stretch = STRETCH.first
  for (let from = start; from <= horizon; ) {
    const to = Math.min(horizon, from + stretch)
    const bar = market.extremes(code, from, to)
    const bestThen = better(best, bestOf(direction, bar))
    if (isBeyond(worstOf(direction, bar), bestThen) && stretch > STRETCH.least) {
      stretch = Math.max(STRETCH.least, Math.floor(stretch / 4))
      continue
    }
    const reached = isBeyond(worstOf(direction, bar), bestThen) ? search(from, to, best) : null
    if (reached !== null) return reached
    best = bestThen
    from = to + 1
    stretch = Math.min(STRETCH.most, stretch * 2)
  }
  return null
}
