import type { MarketOverlay } from './overlay.ts'
import type { PricePath } from './price-path.ts'

/** A stretch of time with one rule for the price; it lasts until the next one starts. */
export type Segment = PathSegment | HeldSegment

/** The price of a path, scaled by `numerator / denominator`. */
export interface PathSegment {
  readonly kind: 'path'
  readonly from: number
  readonly path: PricePath
  readonly numerator: number
  readonly denominator: number
}

/** One price; `isHalted` while no trading is possible. */
export interface HeldSegment {
  readonly kind: 'held'
  readonly from: number
  readonly ticks: number
  readonly isHalted: boolean
}

/** A price of a scaled path: never below one tick. */
export function scaled(ticks: number, { numerator, denominator }: PathSegment): number {
  if (numerator === denominator) return ticks
  return Math.max(1, Math.floor((ticks * numerator) / denominator))
}

function priceAt(segment: Segment, tMs: number): number {
  return segment.kind === 'held' ? segment.ticks : scaled(segment.path.at(tMs), segment)
}

/** The price rules of one instrument, without halts, in order of time. */
function priceSegments(
  overlays: readonly MarketOverlay[],
  base: PricePath,
  reseeded: (seed: number | string) => PricePath,
): Segment[] {
  let path = base
  const segments: Segment[] = [
    { kind: 'path', from: Number.NEGATIVE_INFINITY, path, numerator: 1, denominator: 1 },
  ]
  const add = (segment: Segment) => {
    while (segments.length > 1 && (segments.at(-1)?.from ?? 0) >= segment.from) segments.pop()
    segments.push(segment)
  }
  for (const overlay of overlays) {
    if (overlay.kind === 'model') {
      path = overlay.seed === undefined ? base : reseeded(overlay.seed)
      add({ kind: 'path', from: overlay.at, path, numerator: 1, denominator: 1 })
    }
    if (overlay.kind !== 'price') continue
    overlay.ticks.forEach((ticks, index) => {
      add({ kind: 'held', from: overlay.at + index * overlay.stepMs, ticks, isHalted: false })
    })
    if (overlay.after === 'follow') {
      const from = overlay.at + (overlay.ticks.length - 1) * overlay.stepMs
      add({ kind: 'path', from, path, numerator: overlay.ticks.at(-1) ?? 1, denominator: path.at(from) })
    }
  }
  return segments
}

/** Cuts out the halts: each holds the price that was in force when it began. */
function withHalts(prices: readonly Segment[], halts: readonly { from: number; to: number }[]): Segment[] {
  const segments: Segment[] = []
  const inForce = (tMs: number) => prices.findLast((segment) => segment.from <= tMs)
  let resumed = Number.NEGATIVE_INFINITY
  for (const halt of [...halts, { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }]) {
    const atResume = inForce(resumed)
    if (atResume) segments.push({ ...atResume, from: resumed })
    segments.push(...prices.filter(({ from }) => from > resumed && from < halt.from))
    const atHalt = inForce(halt.from)
    if (atHalt && halt.from < Number.POSITIVE_INFINITY) {
      segments.push({ kind: 'held', from: halt.from, ticks: priceAt(atHalt, halt.from), isHalted: true })
    }
    resumed = halt.to
    if (resumed === Number.POSITIVE_INFINITY) break
  }
  return segments
}

/** The halts of one instrument; one without a resume has no end. */
function haltsOf(overlays: readonly MarketOverlay[]): { from: number; to: number }[] {
  const halts: { from: number; to: number }[] = []
  let from: number | null = null
  for (const { kind, at } of overlays) {
    if (kind === 'halt') from ??= at
    if (kind === 'resume' && from !== null) {
      halts.push({ from, to: at })
      from = null
    }
  }
  if (from !== null) halts.push({ from, to: Number.POSITIVE_INFINITY })
  return halts
}

/**
 * What is in force when, for one instrument.
 *
 * @param overlays those of the instrument, in order of their time
 * @param base its own simulated path
 * @param reseeded its path under another seed
 */
export function segmentsOf(
  overlays: readonly MarketOverlay[],
  base: PricePath,
  reseeded: (seed: number | string) => PricePath,
): Segment[] {
  return withHalts(priceSegments(overlays, base, reseeded), haltsOf(overlays))
}
