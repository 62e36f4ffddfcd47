import { fromCents, portion, toCents } from '../../../core/money/cents.ts'

const DAY = 86_400_000

/** What is put into a plan, and under which terms. */
export interface PlanWish {
  /** Decimal string in USD. */
  readonly amount: string
  readonly days: number
  /** A fraction: "0.0040" is 0.40 % a day. */
  readonly dailyRate: string
  /** Part of the amount kept on early exit, a fraction. */
  readonly penaltyRate: string
}

/** What a plan comes to if it is bought at a moment. Money in decimal strings, times in epoch milliseconds. */
export interface PlanPreview extends PlanDates {
  readonly daily: string
  /** The sum of the rounded days, as they will be booked. */
  readonly total: string
  /** Amount and revenue, if the plan is held. */
  readonly payout: string
  /** Cost of leaving early from the value date on; before it leaving costs nothing. */
  readonly penalty: string
}

/** The days that matter to a plan. Each is a 00:00 UTC, but for the purchase. */
export interface PlanDates {
  readonly boughtAt: number
  /** From then on it earns. */
  readonly valueDate: number
  readonly firstCredit: number
  /** The last credit, with the amount. */
  readonly maturity: number
}

/** The dates of a plan bought at a moment. */
export function planDates(boughtAt: number, days: number): PlanDates {
  const valueDate = (Math.floor(boughtAt / DAY) + 1) * DAY
  return { boughtAt, valueDate, firstCredit: valueDate + DAY, maturity: valueDate + days * DAY }
}

/** Computes a plan the way the ledger books it: each day rounded to cents, half to even. */
export function planPreview({ amount, days, dailyRate, penaltyRate }: PlanWish, now: number): PlanPreview {
  const cents = toCents(amount)
  const daily = portion(cents, dailyRate)
  const total = daily * BigInt(days)
  return {
    ...planDates(now, days),
    daily: fromCents(daily),
    total: fromCents(total),
    payout: fromCents(cents + total),
    penalty: fromCents(portion(cents, penaltyRate)),
  }
}
