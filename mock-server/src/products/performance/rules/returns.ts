import { divideDecimals } from '@swx/sdk/money'
import type { Point } from './points.ts'

/** Decimals of a rate. */
const RATE_DECIMALS = 6

/**
 * The true time-weighted rate of return: equity at the end of each stretch by equity at its beginning, multiplied, less
 * one, where a stretch ends when money moves. Exact until it is rounded once.
 *
 * R = Π (Eₖ ÷ Bₖ) − 1. Source: CFA Institute, Global Investment Performance Standards, "Guidance Statement on Calculation
 * Methodology", true time-weighted rates of return.
 *
 * @param points oldest first, with one just before and one just after each time money moved.
 * @returns a decimal string; undefined when there never was equity above zero.
 */
export const timeWeightedReturn = (points: readonly Point[]): string | undefined => {
  let [ends, beginnings] = [1n, 1n]
  let beginning: bigint | undefined
  let isMeasured = false
  let last: Point | undefined
  for (const point of points) {
    const before = last
    last = point
    if (before === undefined) continue
    if (beginning === undefined && before.equity > 0n) beginning = before.equity
    if (beginning === undefined) continue
    isMeasured = true
    const end = point.equity - (point.invested - before.invested)
    if (end > 0n && point.invested === before.invested) continue
    ends *= end > 0n ? end : 0n
    beginnings *= beginning
    beginning = undefined
  }
  if (!isMeasured) return undefined
  if (beginning !== undefined && last) {
    ends *= last.equity
    beginnings *= beginning
  }
  return divideDecimals(String(ends - beginnings), String(beginnings), RATE_DECIMALS)
}

/** The largest fall of equity without what was paid in or out. */
export interface LargestFall {
  /** When it began and when it was deepest, epoch ms. */
  readonly from: number
  readonly to: number
  /** The result of that time in cents, negative. */
  readonly amount: bigint
  readonly rate: string | undefined
}

/** The largest fall between two points, or undefined when there was none. */
export const largestFall = (points: readonly Point[]): LargestFall | undefined => {
  let top = 0
  let fall: { from: number; to: number; amount: bigint } | undefined
  const resultAt = (index: number): bigint => {
    const { equity = 0n, invested = 0n } = points[index] ?? {}
    return equity - invested
  }
  for (const [index, { isWhole }] of points.entries()) {
    if (!isWhole) continue
    if (resultAt(index) > resultAt(top)) top = index
    const amount = resultAt(index) - resultAt(top)
    if (amount < (fall?.amount ?? 0n)) fall = { from: top, to: index, amount }
  }
  if (!fall) return undefined
  const { from, to, amount } = fall
  return {
    from: points[from]?.at ?? 0,
    to: points[to]?.at ?? 0,
    amount,
    rate: timeWeightedReturn(points.slice(from, to + 1)),
  }
}
