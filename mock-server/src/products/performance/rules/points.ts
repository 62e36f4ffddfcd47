import { DAY_MS, dayStart } from '../../../domain/calendar.ts'
import type { PerformanceRow } from './row.ts'

const HOUR_MS = 3_600_000
/** The longest range that is drawn by hours, with each booking. */
const SHORT_MS = 8 * DAY_MS
/** Days that a curve shows at most: of longer ranges, every few days. */
const MOST_DAYS = 1_000
/** Bookings of a short range that are shown at most. */
const MOST_BOOKINGS = 500
/** Points that one answer holds at most. */
const MOST_POINTS = 2_500

/** What a user had at a moment, in cents. */
export interface Point {
  /** When it is shown at, epoch ms. */
  readonly at: number
  readonly equity: bigint
  /** Equity when the range began with what was paid in since, less what was paid out. */
  readonly invested: bigint
  /**
   * When a range can begin or end here, epoch ms: what counts is exactly what was booked before this moment. Just after a
   * transaction it is a millisecond after `at`. Undefined between transactions of the same millisecond.
   */
  readonly boundary: number | undefined
}

/** What points are made of. */
export interface Course {
  /** When the range begins, epoch ms. */
  readonly from: number
  /** Exclusive end: transactions at this moment or later are not part of the range. */
  readonly end: number
  /** What was booked before the range, in cents. */
  readonly bookedBefore: bigint
  /** Booked rows of the range, oldest first. */
  readonly rows: readonly PerformanceRow[]
  /** What open positions had gained just before a moment, in cents. */
  readonly unrealisedAt: (moment: number) => bigint
}

/** Moments, each after its transactions, with the time it is shown at: hours or days, and transactions of a short range. */
const momentsOf = ({ from, end, rows }: Course): readonly (readonly [number, number])[] => {
  const isShort = end - from <= SHORT_MS
  const every = isShort ? HOUR_MS : DAY_MS * Math.ceil((end - from) / DAY_MS / MOST_DAYS)
  const moments = new Map([[from, from]])
  for (let at = dayStart(from); at < end; at += every) if (at > from) moments.set(at, at)
  moments.set(end, end)
  if (isShort && rows.length <= MOST_BOOKINGS) {
    for (const { at } of rows) {
      moments.set(at, at)
      if (!moments.has(at + 1)) moments.set(at + 1, at)
    }
  }
  return [...moments].sort(([one], [other]) => one - other)
}

/** What closing a position turned from an open gain into a booked one. */
const realisedBy = ({ kind, result, fees }: PerformanceRow): bigint =>
  kind === 'ORDER_CLOSE' ? result + fees : 0n

/**
 * The points of a course, oldest first.
 *
 * @param withFlows whether there is a point just before and one just after each time money moved.
 */
const drawn = (course: Course, withFlows: boolean): readonly Point[] => {
  const { bookedBefore, rows, unrealisedAt, from } = course
  const points: Point[] = []
  let booked = bookedBefore
  let invested = bookedBefore + unrealisedAt(from)
  let realised = { at: from, amount: 0n }
  const push = (at: number, equity: bigint, boundary: number | undefined): void => {
    const last = points.at(-1)
    const isSame = last?.at === at && last.equity === equity && last.invested === invested
    if (isSame) points.pop()
    points.push({ at, equity, invested, boundary: isSame ? (last.boundary ?? boundary) : boundary })
  }
  let next = 0
  for (const [before, shownAt] of momentsOf(course)) {
    for (let row = rows[next]; row !== undefined && row.at < before; row = rows[++next]) {
      const flow = row.deposits - row.withdrawals
      const { at, result } = row
      booked += result
      realised = { at, amount: realisedBy(row) + (realised.at === at ? realised.amount : 0n) }
      if (flow === 0n) continue
      // A position that was closed at this moment has its transaction: it is no longer open.
      const open = withFlows ? unrealisedAt(at) - realised.amount : 0n
      const isFirst = rows[next - 1]?.at !== at
      if (withFlows) push(at, booked + open, isFirst ? at : undefined)
      booked += flow
      invested += flow
      if (withFlows) push(at, booked + open, undefined)
    }
    push(shownAt, booked + unrealisedAt(before), before)
  }
  return points
}

/** Every moment that a return is computed from: days, or hours of a short range, and each time money moved. */
export const pointsOf = (course: Course): readonly Point[] => drawn(course, true)

/** Points as one answer can hold them: without the moments that money moved if there are too many. */
export const shownPoints = (course: Course, points: readonly Point[]): readonly Point[] =>
  points.length <= MOST_POINTS ? points : drawn(course, false)
