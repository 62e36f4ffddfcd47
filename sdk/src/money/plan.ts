import { exact, minus, plus, posted, textOf, times, whole } from './exact.ts'

const DAY_MS = 86_400_000

/** What is put into a plan. */
export interface PlanTerms {
  /** Dollars. */
  readonly amount: string
  readonly days: number
  /** A fraction: `"0.0040"` is 0.40 % a day. */
  readonly dailyRate: string
}

/** What a plan pays if it is held. Dollars. */
export interface PlanQuote {
  /** Credited for each day. */
  readonly dailyRevenue: string
  /** All credits: the sum of the rounded days, as they are posted, not the rounded sum. */
  readonly expectedRevenue: string
  /** The amount and all credits. */
  readonly payout: string
}

/**
 * What a plan pays: each day's revenue is rounded to cents, half to even.
 *
 * @throws RangeError for a text that is no decimal
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
  /** From then on it earns; leaving before costs nothing. */
  readonly valueDate: number
  readonly firstCredit: number
  /** The last credit, with the amount. */
  readonly maturesAt: number
}

/**
 * When a plan earns, credits and ends.
 *
 * @param boughtAt epoch milliseconds, by the server's clock
 */
export function planDates(boughtAt: number, days: number): PlanDates {
  const valueDate = (Math.floor(boughtAt / DAY_MS) + 1) * DAY_MS
  return { boughtAt, valueDate, firstCredit: valueDate + DAY_MS, maturesAt: valueDate + days * DAY_MS }
}

/** A plan that runs, as far as leaving it is concerned. */
export interface RunningPlan {
  /** Dollars. */
  readonly amount: string
  readonly expectedRevenue: string
  /** Credited so far. */
  readonly distributedRevenue: string
  /** Part of the amount kept on early exit, a fraction. */
  readonly earlyExitPenaltyRate: string
  /** Epoch milliseconds. */
  readonly valueDate: number
}

/** What leaving a plan early means. Dollars. */
export interface PlanExitQuote {
  /** `"0"` before the value date. */
  readonly penaltyRate: string
  readonly penalty: string
  /** The amount less the penalty. */
  readonly refund: string
  /** Credits so far, which stay. */
  readonly kept: string
  /** Credits that would have followed. */
  readonly lostRevenue: string
  /** Kept credits less the penalty. */
  readonly net: string
}

/**
 * What leaving a plan at an instant means. The day that is not over pays nothing.
 *
 * @param now epoch milliseconds, by the server's clock
 * @throws RangeError for a text that is no decimal
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
