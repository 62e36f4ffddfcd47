import { formatMoney } from '../../ledger/money.ts'

const DAYS_A_YEAR = 365n

/**
 * Yearly cost of a loan paid back at once, in percent with one decimal: X in P = R / (1 + X)^(days / 365), the
 * equation of Directive 2008/48/EC, annex I, whose rule is that a following 5 rounds up.
 *
 * Nothing is approximated: with n tenths of a percent, X ≥ (n − ½) / 1000 exactly when
 * R^365 × 2000^days ≥ P^365 × (2000 + 2n − 1)^days, and big integers compare both sides in any runtime alike.
 *
 * @param principal above 0, in cents.
 * @param repayment at least the principal, in cents.
 * @param days from paying out to paying back, at least 1.
 * @returns for example `"41.6"`.
 */
export const annualPercentageRate = (principal: bigint, repayment: bigint, days: number): string => {
  if (principal <= 0n || repayment < principal || !Number.isInteger(days) || days < 1) {
    throw new RangeError(`No yearly rate takes ${principal} to ${repayment} in ${days} days.`)
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
  return formatMoney(tenths, 1)
}
