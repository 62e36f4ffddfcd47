/** What happened to a price over a stretch of time, in ticks. */
export interface Bar {
  /** Price at the start of the stretch. */
  readonly open: number
  readonly high: number
  readonly low: number
  /** Price at the end of the stretch. */
  readonly close: number
  /** Simulated volume. */
  readonly volume: number
}

/** Which side of a level counts as reached. */
export type CrossingDirection = 'atOrAbove' | 'atOrBelow'

/**
 * A price as a function of time: in force from one change to the next, at any millisecond. Every question is
 * answered from the same numbers, and stretches include both of their ends.
 */
export interface PricePath {
  /** Price in force at `tMs`, in ticks. */
  at(tMs: number): number
  /** Open, high, low, close and volume from `fromMs` to `toMs`. */
  bar(fromMs: number, toMs: number): Bar
  /** The first time from `fromMs` to `toMs` at which a price to trade at is at or beyond a level, or null. */
  firstCrossing(level: number, direction: CrossingDirection, fromMs: number, toMs: number): number | null
  /** Time of the last tick, changed or not, that is not after `tMs`; null when the path never ticks. */
  lastTick(tMs: number): number | null
  /** Time of the first tick that is not before `tMs`; null when there will be none. */
  nextTick(tMs: number): number | null
}

/** Whether a price is on the far side of a level. */
export function isAcross(price: number, level: number, direction: CrossingDirection): boolean {
  return direction === 'atOrAbove' ? price >= level : price <= level
}

/** Two neighbouring stretches as one. */
export function joinBars(first: Bar, second: Bar): Bar {
  return {
    open: first.open,
    high: Math.max(first.high, second.high),
    low: Math.min(first.low, second.low),
    close: second.close,
    volume: first.volume + second.volume,
  }
}
