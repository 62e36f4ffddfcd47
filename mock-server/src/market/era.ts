import { ERA, ERA_DAYS } from './grid.ts'
import { BELL_DEVIATION, bell, mixPair } from './hash.ts'
import { type PathNode, TICK } from './path-node.ts'
import { excess } from './reach.ts'
import { wholeRoot } from './root-share.ts'

/** What one path depends on, besides time. */
export interface PathShape {
  /** Hash of seed and code. */
  readonly key: number
  /** The price that the path keeps near, in ticks. */
  readonly reference: number
  /** Daily deviation in basis points of the reference. */
  readonly dailyBasisPoints: number
  /** Trading days in a week. */
  readonly tradingDays: 5 | 7
  /** Simulated volume of a trading day. */
  readonly dailyVolume: number
}

/** How far a price wanders over an era, in 1/256 tick. */
function eraDeviation({ reference, dailyBasisPoints, tradingDays }: PathShape): number {
  const daily = Math.floor((reference * dailyBasisPoints * TICK) / 10_000)
  return Math.floor((daily * wholeRoot(Math.floor((ERA_DAYS * tradingDays * 65_536) / 7))) / 256)
}

/**
 * The price at the meeting of era `index − 1` and era `index`: drawn for itself around the reference, so that
 * a path stays near it for good. Below, the distance shrinks towards zero as a reciprocal does: never reached.
 */
function meetingOfEras(shape: PathShape, deviation: number, index: number): number {
  const draw = bell(mixPair(shape.key ^ 0x68e31da4, index))
  const distance = Math.floor((Math.floor((deviation * 7) / 10) * draw) / (BELL_DEVIATION * TICK))
  const { reference } = shape
  if (distance >= 0) return reference + distance
  return Math.floor((reference * reference) / (reference - distance))
}

/** The root of an era's tree: 64 days whose ends are fixed for themselves, so that eras join up. */
export function eraRoot(shape: PathShape, index: number): PathNode {
  const deviation = eraDeviation(shape)
  const open = meetingOfEras(shape, deviation, index)
  const close = meetingOfEras(shape, deviation, index + 1)
  const distance = Math.abs(open - close)
  const up = excess(distance, deviation, mixPair(shape.key ^ 0x2c1b3c6d, index))
  const down = excess(distance, deviation, mixPair(shape.key ^ 0x297a2d39, index))
  const floor = Math.floor(shape.reference / 4)
  return {
    start: 0,
    length: ERA,
    open,
    high: Math.max(open, close) + up,
    low: Math.max(Math.min(open, close, floor), Math.min(open, close) - down),
    close,
    deviation,
    volume: Math.floor((shape.dailyVolume * ERA_DAYS * shape.tradingDays) / 7),
  }
}
