import { divideDecimals } from '@swx/sdk/money'
import type { Point } from './points.ts'

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

/**
 * The largest fall between two points, or undefined when there was none. Only points at which a range can begin or end
 * count, so that the rows of the range add up to the fall.
 */
export const largestFall = (points: readonly Point[]): LargestFall | undefined => {
  let top: { index: number; boundary: number; result: bigint } | undefined
  let fall: Omit<LargestFall, 'rate'> | undefined
  let rateOver: readonly [number, number] = [0, 0]
  for (const [index, { boundary, equity, invested }] of points.entries()) {
    if (boundary === undefined) continue
    const result = equity - invested
    if (top === undefined || result > top.result) top = { index, boundary, result }
    const amount = result - top.result
    if (amount >= (fall?.amount ?? 0n)) continue
    fall = { from: top.boundary, to: boundary, amount }
    rateOver = [top.index, index + 1]
  }
  return fall && { ...fall, rate: timeWeightedReturn(points.slice(...rateOver)) }
}
