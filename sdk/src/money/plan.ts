import { exact, minus, plus, posted, textOf, times, whole } from './exact.ts'

const DAY_MS = 86_400_000

/** A plan that is to be bought. */
export interface PlanTerms {
  /** Dollars. */
  readonly amount: string
  readonly days: number
  /** A fraction: `"0.0040"` is 0.40 % a day. */
  readonly dailyRate: string
}

/** What a plan pays if it is kept until maturity; not guaranteed. Dollars. */
export interface PlanQuote {
  /** The earnings of one day. */
  readonly dailyRevenue: string
  /** All daily payments: the sum of the rounded days, not the rounded sum. */
  readonly expectedRevenue: string
  /** The amount and all daily payments. */
  readonly payout: string
}

/**
 * What a plan pays: the earnings of each day are rounded to cents, half to even.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * quotePlan({ amount: '1234.56', days: 7, dailyRate: '0.0038' }).expectedRevenue // '32.83'
 */
export function quotePlan({ amount, days, dailyRate }: PlanTerms): PlanQuote {
  const principal = exact(amount)
  const daily = posted(times(principal, exact(dailyRate)))
  const all = times(daily, whole(days))
  return {
    dailyRevenue: textOf(daily),
    expectedRevenue: textOf(all),
    payout: textOf(posted(plus(principal, all))),
  }
}

/** The instants of a plan in epoch milliseconds, each but the purchase a 00:00 UTC. */
export interface PlanDates {
  readonly boughtAt: number
  /** From then on it earns; closing it before is free. */
  readonly valueDate: number
  readonly firstCredit: number
  /** The last daily payment, and when the amount is due back. */
  readonly maturesAt: number
}

/**
 * When a plan begins to earn, pays for the first time and ends.
 *
 * @param boughtAt epoch milliseconds, by the server's clock
 */
export function planDates(boughtAt: number, days: number): PlanDates {
  const valueDate = (Math.floor(boughtAt / DAY_MS) + 1) * DAY_MS
  return { boughtAt, valueDate, firstCredit: valueDate + DAY_MS, maturesAt: valueDate + days * DAY_MS }
}

/** What closing a running plan early depends on. */
export interface RunningPlan {
  /** Dollars. */
  readonly amount: string
  readonly expectedRevenue: string
  /** Earnings paid so far. */
  readonly distributedRevenue: string
  /** The early-close fee as a fraction of the amount. */
  readonly earlyExitPenaltyRate: string
  /** Epoch milliseconds. */
  readonly valueDate: number
}

/** The outcome of closing a plan early. Dollars. */
export interface PlanExitQuote {
  /** `"0"` before the value date. */
  readonly penaltyRate: string
  readonly penalty: string
  /** The amount less the early-close fee. */
  readonly refund: string
  /** Earnings paid so far, which the user keeps. */
  readonly kept: string
  /** Earnings that would still have been paid. */
  readonly lostRevenue: string
  /** Earnings paid so far less the early-close fee. */
  readonly net: string
}

/**
 * The outcome of closing a plan at a moment. The day that is not over pays nothing.
 *
 * @param now epoch milliseconds, by the server's clock
 * @throws RangeError for a text that is not a decimal
 */
export function quotePlanExit(plan: RunningPlan, now: number): PlanExitQuote {
  const penaltyRate = now < plan.valueDate ? '0' : plan.earlyExitPenaltyRate
  const amount = posted(exact(plan.amount))
  const kept = posted(exact(plan.distributedRevenue))
  const penalty = posted(times(amount, exact(penaltyRate)))
  return {
    penaltyRate,
    penalty: textOf(penalty),
    refund: textOf(minus(amount, penalty)),
    kept: textOf(kept),
    lostRevenue: textOf(minus(exact(plan.expectedRevenue), kept)),
    net: textOf(minus(kept, penalty)),
  }
}
