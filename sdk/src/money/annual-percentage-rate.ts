import { exact, posted, textOf } from './exact.ts'

const DAYS_A_YEAR = 365n

/**
 * Yearly cost of a loan repaid in one payment, in percent with one decimal: X in P = R / (1 + X)^(days / 365), the
 * equation of Directive 2008/48/EC, annex I, whose rule is that a following 5 rounds up.
 *
 * Nothing is approximated: with n tenths of a percent, X ≥ (n − ½) / 1000 exactly when
 * R^365 × 2000^days ≥ P^365 × (2000 + 2n − 1)^days, and whole numbers compare both sides.
 *
 * @param amount principal in dollars, above zero
 * @param repaymentAmount at least the principal
 * @param days from payout to repayment, at least 1
 * @throws RangeError when no yearly rate leads from one to the other
 * @example
 * annualPercentageRate('1000.00', '1029.00', 30) // '41.6'
 */
export function annualPercentageRate(amount: string, repaymentAmount: string, days: number): string {
  const [principal, repayment] = [posted(exact(amount)).units, posted(exact(repaymentAmount)).units]
  if (principal <= 0n || repayment < principal || !Number.isInteger(days) || days < 1) {
    throw new RangeError(`No yearly rate takes ${amount} to ${repaymentAmount} in ${days} days.`)
  }
  const term = BigInt(days)
  const grown = repayment ** DAYS_A_YEAR * 2_000n ** term
  const lent = principal ** DAYS_A_YEAR
  const reaches = (tenths: bigint): boolean => grown >= lent * (1_999n + 2n * tenths) ** term

  let above = 1n
  while (reaches(above)) above *= 2n
  let tenths = 0n
  while (above - tenths > 1n) {
    const middle = (tenths + above) / 2n
    if (reaches(middle)) tenths = middle
    else above = middle
  }
  return textOf({ units: tenths, scale: 1 })
}
