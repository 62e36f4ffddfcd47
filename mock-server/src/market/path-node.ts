/**
 * A stretch of the price path in whole ticks: the walk from the price before its first instant (`open`)
 * to the price of its last (`close`). `high` and `low` bound the walk, both ends included.
 */
export interface PathNode {
  /** First instant, counted from the start of the era. */
  readonly start: number
  /** Instants in the stretch. */
  readonly length: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** How far a price wanders over the stretch (standard deviation), in 1/256 tick. */
  readonly deviation: number
  /** Simulated volume of the stretch. */
  readonly volume: number
}

/** The two parts of a cut node; the second starts where the first ended. */
export interface Halves {
  readonly first: PathNode
  readonly second: PathNode
}

/** A tick in the unit of {@link PathNode.deviation}. Every field of a node stays below 2^31: engines keep such numbers small. */
export const TICK = 256
