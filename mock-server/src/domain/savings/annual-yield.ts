import { formatMoney } from '../../ledger/money.ts'
import { parseRatio, ratio, round } from '../../ledger/rounding.ts'

const DAYS_A_YEAR = 365n

/** Yearly figures of a daily rate, in percent with two decimals. */
export interface AnnualYield {
  /** With interest on interest: (1 + r)^365 − 1. */
  readonly compound: string
  /** Without: r × 365. */
  readonly simple: string
}

const percent = (num: bigint, den: bigint): string => formatMoney(round(ratio(num * 10_000n, den)), 2)

/** The yearly figures to show beside a daily rate, a decimal fraction such as `"0.0025"`; exact before rounding. */
export const annualYield = (dailyRate: string): AnnualYield => {
  const { num, den } = parseRatio(dailyRate)
  const whole = den ** DAYS_A_YEAR
  return {
    compound: percent((den + num) ** DAYS_A_YEAR - whole, whole),
    simple: percent(num * DAYS_A_YEAR, den),
  }
}
