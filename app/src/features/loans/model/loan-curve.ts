import { type LoanTerms, loanOnDay } from '@swx/sdk/money'

/** A point of the drawing: parts of its width and height, 0 to 1, from the lower start corner. */
export interface CurvePoint {
  readonly x: number
  readonly y: number
}

/** Interest by day of repayment, as it is drawn. */
export interface LoanCurve {
  /** The interest from the day of the payout to the due day. */
  readonly line: readonly CurvePoint[]
  /** The interest from the due day on, if the loan is late. */
  readonly late: readonly CurvePoint[]
  /** Values that the drawing marks, in dollars, from 0 up. */
  readonly grid: readonly number[]
  /** The last day drawn. */
  readonly lastDay: number
  /** Where a day is drawn. */
  readonly at: (day: number) => CurvePoint
}

/** How much further than its due day a loan is drawn. */
const lateShare = 0.25

/** Works out the drawing of a loan. Only what is drawn is a float; every figure shown comes from the ledger's formula. */
export function loanCurve(terms: LoanTerms): LoanCurve {
  const { termDays } = terms
  const lastDay = termDays + 1 + Math.max(3, Math.round(termDays * lateShare))
  const costOn = (day: number) => {
    const { accruedInterest, overdueInterest } = loanOnDay(terms, 0, day)
    return Number(accruedInterest) + Number(overdueInterest)
  }
  const grid = gridTo(costOn(lastDay))
  const top = grid.at(-1) ?? 1
  const at = (day: number) => ({ x: day / lastDay, y: costOn(day) / top })
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => at(first + index))
  return { line: from(0, termDays), late: from(termDays, lastDay), grid, lastDay, at }
}

/** Four to six round values from 0 to at least the largest. */
function gridTo(largest: number): readonly number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step)
}
