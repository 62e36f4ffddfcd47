import { type Bar, type CrossingDirection, isAcross, joinBars, type PricePath } from './price-path.ts'

/** A stretch of a repeating pattern: from `second` on, a price that moves by `step` ticks each second. */
interface Piece {
  readonly second: number
  readonly ticks: number
  readonly step: -1 | 0 | 1
}

/** A price that can be foretold: a pattern of straight pieces, repeated from 1970 on. */
export interface MagicPattern {
  /** Seconds until the pattern repeats. */
  readonly period: number
  /** The first starts at second 0. */
  readonly pieces: readonly Piece[]
  /** Whether the price is halted in the second half of each minute. */
  readonly haltsEachMinute?: true
  /** Whether there is never a tick, so that the price counts as stale. */
  readonly neverTicks?: true
}

const DAY = 86_400
const YEAR = 365 * DAY
/** Years as they follow 1970: the third of four is the leap year. */
const YEARS = { period: 4 * YEAR + DAY, starts: [0, YEAR, 2 * YEAR, 3 * YEAR + DAY] }

/** The patterns of the test instruments by code; `reference` is their price in ticks. */
export const MAGIC_PATTERNS: Readonly<Record<string, (reference: number) => MagicPattern>> = {
  /** Rises one tick a second, from the reference at the start of each year. */
  'SBX-UP': (reference) => ({
    period: YEARS.period,
    pieces: YEARS.starts.map((second) => ({ second, ticks: reference, step: 1 })),
  }),
  'SBX-DOWN': (reference) => ({
    period: YEARS.period,
    pieces: YEARS.starts.map((second) => ({ second, ticks: reference, step: -1 })),
  }),
  'SBX-FLAT': (reference) => ({ period: 60, pieces: [{ second: 0, ticks: reference, step: 0 }] }),
  /** By the minute: at the reference, 5 % above, at the reference, 5 % below. */
  'SBX-GAP': (reference) => {
    const jump = Math.floor(reference / 20)
    const levels = [reference, reference + jump, reference, reference - jump]
    return { period: 240, pieces: levels.map((ticks, minute) => ({ second: 60 * minute, ticks, step: 0 })) }
  },
  /** Rises 29 ticks in the first half of a minute and falls again in that of the next; halted in between. */
  'SBX-HALT': (reference) => ({
    period: 120,
    haltsEachMinute: true,
    pieces: [
      { second: 0, ticks: reference, step: 1 },
      { second: 30, ticks: reference + 29, step: 0 },
      { second: 60, ticks: reference + 29, step: -1 },
      { second: 90, ticks: reference, step: 0 },
    ],
  }),
  'SBX-STALE': (reference) => ({
    period: 60,
    neverTicks: true,
    pieces: [{ second: 0, ticks: reference, step: 0 }],
  }),
}

/** Whether a pattern halts its instrument at `tMs`: from second 30 to the end of each minute. */
export function isHaltedByPattern(pattern: MagicPattern, tMs: number): boolean {
  return pattern.haltsEachMinute === true && Math.floor(tMs / 1_000) % 60 >= 30
}

/** Units of simulated volume in a second. */
const VOLUME = 10

export function createMagicPath({ period, pieces, haltsEachMinute, neverTicks }: MagicPattern): PricePath {
  const pieceAt = (second: number): Piece => {
    const inPeriod = second % period
    return pieces.findLast((piece) => piece.second <= inPeriod) ?? { second: 0, ticks: 0, step: 0 }
  }
  const price = (second: number): number => {
    const piece = pieceAt(second)
    return piece.ticks + piece.step * ((second % period) - piece.second)
  }
  /** First second after the piece that is in force at `second`. */
  const pieceEnd = (second: number): number => {
    const start = second - (second % period)
    const next = pieces.find((piece) => start + piece.second > second)
    return start + (next?.second ?? period)
  }
  /** Walks the pieces between two seconds, at most once round, until `visit` answers something. */
  const overPieces = <T>(
    from: number,
    to: number,
    visit: (from: number, to: number) => T | null,
  ): T | null => {
    const last = Math.min(to, from + period)
    for (let second = from; second <= last; second = pieceEnd(second)) {
      const answer = visit(second, Math.min(last, pieceEnd(second) - 1))
      if (answer !== null) return answer
    }
    return null
  }
  const second = (tMs: number): number => Math.floor(tMs / 1_000)

  return {
    at: (tMs) => price(second(tMs)),
    bar(fromMs, toMs) {
      const from = second(fromMs)
      const to = second(toMs)
      let bar: Bar = { open: price(from), high: price(from), low: price(from), close: price(from), volume: 0 }
      overPieces(from, to, (start, end) => {
        const [a, b] = [price(start), price(end)]
        bar = joinBars(bar, { open: a, high: Math.max(a, b), low: Math.min(a, b), close: b, volume: 0 })
        return null
      })
      return { ...bar, close: price(to), volume: neverTicks ? 0 : VOLUME * (to - from + 1) }
    },
    firstCrossing(level: number, direction: CrossingDirection, fromMs, toMs) {
      const found = overPieces(second(fromMs), second(toMs), (start, end) => {
        if (isAcross(price(start), level, direction)) return start
        if (!isAcross(price(end), level, direction)) return null
        return start + Math.abs(level - price(start))
      })
      return found === null ? null : Math.max(fromMs, found * 1_000)
    },
    lastTick(tMs) {
      if (neverTicks) return null
      const now = second(tMs)
      return 1_000 * (haltsEachMinute && now % 60 >= 30 ? now - (now % 60) + 29 : now)
    },
    nextTick(tMs) {
      if (neverTicks) return null
      const next = Math.ceil(tMs / 1_000)
      return 1_000 * (haltsEachMinute && next % 60 >= 30 ? next - (next % 60) + 60 : next)
    },
  }
}
