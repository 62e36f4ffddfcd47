import { applyRate, type PlanDates, planDates, quotePlan } from '@swx/sdk/money'

/** What is put into a plan, and under which terms. */
export interface PlanDraft {
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

/** Computes a plan the way the ledger books it: each day rounded to cents, half to even. */
export function planPreview({ amount, days, dailyRate, penaltyRate }: PlanDraft, now: number): PlanPreview {
  const { dailyRevenue, expectedRevenue, payout } = quotePlan({ amount, days, dailyRate })
  return {
    ...planDates(now, days),
    daily: dailyRevenue,
    total: expectedRevenue,
    payout,
    penalty: applyRate(amount, penaltyRate),
  }
}
