import { type Bar, type CrossingDirection, isAcross, joinBars, type PricePath } from './price-path.ts'
import { type PathSegment, type Segment, scaled } from './segment.ts'

/** A path with the control plane's overlays on it. */
export interface OverlaidPath extends PricePath {
  /** Whether the control plane halted the instrument at `tMs`. */
  isHalted(tMs: number): boolean
}

/** The level of the unscaled path that a level of the scaled one stands for, or null when never reached. */
function unscaledLevel(level: number, direction: CrossingDirection, segment: PathSegment): number | null {
  const { numerator, denominator } = segment
  if (numerator === denominator) return level
  if (direction === 'atOrAbove') return level <= 1 ? 0 : Math.ceil((level * denominator) / numerator)
  return level < 1 ? null : Math.ceil(((level + 1) * denominator) / numerator) - 1
}

function barOf(segment: Segment, base: PricePath, from: number, to: number): Bar {
  if (segment.kind === 'held') {
    const { ticks, isHalted } = segment
    return {
      open: ticks,
      high: ticks,
      low: ticks,
      close: ticks,
      volume: isHalted ? 0 : base.bar(from, to).volume,
    }
  }
  const bar = segment.path.bar(from, to)
  return {
    open: scaled(bar.open, segment),
    high: scaled(bar.high, segment),
    low: scaled(bar.low, segment),
    close: scaled(bar.close, segment),
    volume: bar.volume,
  }
}

function crossingOf(segment: Segment, level: number, direction: CrossingDirection, from: number, to: number) {
  if (segment.kind === 'held')
    return !segment.isHalted && isAcross(segment.ticks, level, direction) ? from : null
  const unscaled = unscaledLevel(level, direction, segment)
  return unscaled === null ? null : segment.path.firstCrossing(unscaled, direction, from, to)
}

/**
 * One path out of the segments that are in force one after the other.
 *
 * @param segments in order of time, the first from the beginning of time
 * @param base the instrument's own simulated path: it keeps counting volume and sessions
 */
export function createOverlaidPath(segments: readonly Segment[], base: PricePath): OverlaidPath {
  const inForce = (tMs: number): number => {
    let low = 0
    let high = segments.length
    while (low + 1 < high) {
      const middle = (low + high) >>> 1
      if ((segments[middle] as Segment).from <= tMs) low = middle
      else high = middle
    }
    return low
  }
  /** Visits each segment between two times with its part of them, until `visit` answers something. */
  const overSegments = <T>(
    from: number,
    to: number,
    visit: (segment: Segment, from: number, to: number) => T | null,
  ) => {
    const last = inForce(to)
    for (let index = inForce(from); index <= last; index++) {
      const segment = segments[index] as Segment
      const end = segments[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const start = Math.max(from, segment.from)
      if (start >= end) continue
      const answer = visit(segment, start, Math.min(to, end - 1))
      if (answer !== null) return answer
    }
    return null
  }
  /** Where a segment's ticks come from; its start is one too, since the price may change there. */
  const pathOf = (segment: Segment): PricePath => (segment.kind === 'path' ? segment.path : base)
  const at = (tMs: number): number => {
    const segment = segments[inForce(tMs)] as Segment
    return segment.kind === 'held' ? segment.ticks : scaled(segment.path.at(tMs), segment)
  }

  return {
    at,
    bar(fromMs, toMs) {
      let bar: Bar | null = null
      overSegments(fromMs, toMs, (segment, from, to) => {
        const part = barOf(segment, base, from, to)
        bar = bar ? joinBars(bar, part) : part
        return null
      })
      return bar ?? base.bar(fromMs, toMs)
    },
    firstCrossing: (level, direction, fromMs, toMs) =>
      overSegments(fromMs, toMs, (segment, from, to) => crossingOf(segment, level, direction, from, to)),
    lastTick(tMs) {
      const segment = segments[inForce(tMs)] as Segment
      if (segment.kind === 'held' && segment.isHalted) return base.lastTick(segment.from)
      const tick = pathOf(segment).lastTick(tMs)
      return Number.isFinite(segment.from) ? Math.max(segment.from, tick ?? segment.from) : tick
    },
    nextTick(tMs) {
      for (let index = inForce(tMs); index < segments.length; index++) {
        const segment = segments[index] as Segment
        if (segment.kind === 'held' && segment.isHalted) continue
        if (segment.from >= tMs) return segment.from
        const tick = pathOf(segment).nextTick(tMs)
        if (tick !== null && tick < (segments[index + 1]?.from ?? Number.POSITIVE_INFINITY)) return tick
      }
      return null
    },
    isHalted(tMs) {
      const segment = segments[inForce(tMs)] as Segment
      return segment.kind === 'held' && segment.isHalted
    },
  }
}
