import type { components } from '@swx/sdk'
import { addDecimals, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { type ProfitParts, sourcesOf } from '#core/profit/profit-sources.ts'
import type { ProfitSpan } from './profit-span.ts'

const join = (parts: ProfitParts, others: ProfitParts, of: (amount: string, other: string) => string) => {
  const sources = new Set([...sourcesOf(parts), ...sourcesOf(others)])
  const joined = [...sources].map((source) => [source, of(parts[source] ?? '0.00', others[source] ?? '0.00')])
  return Object.fromEntries(
    joined.filter(([, amount]) => compareDecimals(amount ?? '0', '0') !== 0),
  ) as ProfitParts
}

/** The parts of several profits, source by source. */
const addParts = (all: readonly ProfitParts[]): ProfitParts =>
  all.reduce((sum, parts) => join(sum, parts, (one, other) => addDecimals(one, other)), {})

/** The parts of a profit without those of another, source by source. */
const subtractParts = (parts: ProfitParts, others: ProfitParts): ProfitParts =>
  join(parts, others, subtractDecimals)

/** A point of the equity curve. */
export type EquityPoint = components['schemas']['EquityPoint']

/** What an account is worth now, and what it gained or lost; decimal strings in USD. */
export interface Standing {
  /** When the server said so, epoch ms. */
  readonly at: number
  readonly equity: string
  /** Profit and loss since the account was opened or the demo account was reset, and since the UTC day began. */
  readonly total: string
  readonly today: string
  readonly bySource: ProfitParts
  readonly todayBySource: ProfitParts
}

/** A part of a span: up to a booking, an hour or a day, or what has passed since the last of them. */
export interface ProfitSlice {
  readonly from: number
  readonly to: number
  /** Gained or lost in it. */
  readonly profit: string
  readonly bySource: ProfitParts
  /** Paid in less paid out in it. */
  readonly paid: string
  /** Gained or lost since the span began. */
  readonly total: string
  /** Equity when it was over. */
  readonly equity: string
}

/** Profit and loss over a span: `opening + paid + profit = closing`, to the cent. */
export interface ProfitCurve {
  readonly start: number
  readonly end: number
  readonly opening: string
  readonly paid: string
  readonly profit: string
  /** What the profit is made of. */
  readonly bySource: ProfitParts
  readonly closing: string
  /** Oldest first. */
  readonly slices: readonly ProfitSlice[]
}

type Change = Omit<ProfitSlice, 'total'>

const DAY_MS = 86_400_000
const sum = (amounts: readonly string[]) => addDecimals('0.00', ...amounts)
const timeOf = ({ at }: EquityPoint) => Date.parse(at)

/**
 * What happened between the last point and now: today's profit less what the points of today hold of it. The first
 * point holds what there was before.
 */
function changeSince(last: EquityPoint, points: readonly EquityPoint[], now: Standing): Change[] {
  const from = timeOf(last)
  if (now.at <= from) return []
  const midnight = Math.floor(now.at / DAY_MS) * DAY_MS
  const ofToday = points.slice(1).filter((point) => timeOf(point) > midnight)
  const profit = subtractDecimals(now.today, sum(ofToday.map(({ income }) => income)))
  const bySource = subtractParts(now.todayBySource, addParts(ofToday.map((point) => point.bySource)))
  const paid = subtractDecimals(subtractDecimals(now.equity, last.equity), profit)
  return [{ from, to: now.at, profit, bySource, paid, equity: now.equity }]
}

const changesOf = (points: readonly EquityPoint[]): Change[] =>
  points.slice(1).map(({ at, equity, deposits, withdrawals, income, bySource }, index) => ({
    from: timeOf(points[index] as EquityPoint),
    to: Date.parse(at),
    profit: income,
    bySource,
    paid: subtractDecimals(deposits, withdrawals),
    equity,
  }))

function curveOf(opening: string, changes: readonly Change[]): ProfitCurve | undefined {
  const [first, last] = [changes[0], changes.at(-1)]
  if (first === undefined || last === undefined) return undefined
  let total = '0.00'
  const slices = changes.map((change) => {
    total = addDecimals(total, change.profit)
    return { ...change, total }
  })
  const paid = sum(changes.map((change) => change.paid))
  const bySource = addParts(changes.map((change) => change.bySource))
  const [start, end, closing] = [first.from, last.to, last.equity]
  return { start, end, opening, paid, profit: total, bySource, closing, slices }
}

/** Profit and loss over a span: what its points hold, and until now what the account says of the rest. */
function wholeCurve(points: readonly EquityPoint[], { begin, isOpen }: ProfitSpan, now: Standing) {
  const shown = points.slice(
    Math.max(
      0,
      points.findLastIndex((point) => timeOf(point) <= begin),
    ),
  )
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const rest = isOpen ? changeSince(last, shown, now) : []
  const changes = [...changesOf(shown), ...rest].map((change) => ({
    ...change,
    from: Math.max(change.from, begin),
  }))
  return curveOf(first.equity, changes)
}

/**
 * Profit and loss of a demo account since it was reset, which is when its figures began anew. Where there is no point
 * just after the reset, the points do not say what of the hour or day of the reset came after it; the profit in all does.
 */
function curveSinceReset(
  points: readonly EquityPoint[],
  span: ProfitSpan,
  now: Standing,
  resetAt: number,
): ProfitCurve | undefined {
  const later = points.filter((point) => timeOf(point) > resetAt)
  if (!span.isOpen) return wholeCurve(later, span, now)
  const [first, last] = [later[0], later.at(-1)]
  const isOfToday = Math.floor(resetAt / DAY_MS) === Math.floor(now.at / DAY_MS)
  const isUnknown = isOfToday && first !== undefined && timeOf(first) > resetAt + 1
  if (isUnknown || first === undefined || last === undefined) {
    const profit = now.total
    const opening = subtractDecimals(now.equity, profit)
    const { at: to, equity, bySource } = now
    return curveOf(opening, [{ from: resetAt, to, profit, bySource, paid: '0.00', equity }])
  }
  const rest = [...changesOf(later), ...changeSince(last, later, now)]
  const profit = subtractDecimals(now.total, sum(rest.map((change) => change.profit)))
  const bySource = subtractParts(now.bySource, addParts(rest.map((change) => change.bySource)))
  const { equity } = first
  const opening = subtractDecimals(equity, profit)
  const untilFirst = { from: resetAt, to: timeOf(first), profit, bySource, paid: '0.00', equity }
  return curveOf(opening, [untilFirst, ...rest])
}

/**
 * Profit and loss over a span, from the points of the equity curve and, until now, from the figures of the account.
 *
 * @param points from the start of the span on, oldest first
 * @param resetAt when a demo account was last reset, epoch ms; undefined of one that never was
 */
export function profitCurve(
  points: readonly EquityPoint[],
  span: ProfitSpan,
  now: Standing,
  resetAt?: number,
): ProfitCurve | undefined {
  // The points may have been asked for a moment later than the account.
  const known = points.filter((point) => timeOf(point) <= now.at)
  return resetAt !== undefined && resetAt > span.start
    ? curveSinceReset(known, span, now, resetAt)
    : wholeCurve(known, span, now)
}

/** Whether an account never gained or lost anything, a span of it included. */
export const hasNoProfitYet = (
  curve: ProfitCurve | undefined,
  { bySource }: Pick<Standing, 'bySource'>,
): boolean =>
  sourcesOf(bySource).length === 0 &&
  curve !== undefined &&
  curve.slices.every(({ profit }) => compareDecimals(profit, '0') === 0)
