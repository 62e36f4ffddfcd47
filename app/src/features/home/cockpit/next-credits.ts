import type { components } from '@swx/sdk'
import { addDecimals, applyRate, compareDecimals } from '@swx/sdk/money'

const DAY_MS = 86_400_000

/** What of a plan its next payment follows from. */
export type PayingPlan = Pick<
  components['schemas']['SmartOrder'],
  'orderNo' | 'productName' | 'amount' | 'dailyRate' | 'valueDate' | 'profitDays' | 'days'
>

/** A payment that is to come: of a plan, or interest on cash. */
export interface NextCredit {
  readonly key: string
  /** Epoch ms. */
  readonly at: number
  readonly amount: string
  /** The plan that pays, and which of its days; absent for interest on cash. */
  readonly plan?: { readonly name: string; readonly day: number; readonly days: number }
}

/** The payments of the next day that has any: interest on cash first, then plans, and what they add up to. */
export interface NextCredits {
  /** Epoch ms. */
  readonly at: number
  readonly credits: readonly NextCredit[]
  readonly total: string
}

function creditOf({
  orderNo,
  productName,
  amount,
  dailyRate,
  valueDate,
  profitDays,
  days,
}: PayingPlan): NextCredit {
  const day = profitDays + 1
  return {
    key: orderNo,
    at: Date.parse(valueDate) + day * DAY_MS,
    amount: applyRate(amount, dailyRate),
    plan: { name: productName, day, days },
  }
}

/**
 * Works out what is paid next, as the ledger will.
 *
 * @param interest what cash earns at the end of this UTC day if nothing changes
 * @param now the server's time, epoch ms
 * @returns undefined when nothing is to come
 */
export function nextCredits(
  plans: readonly PayingPlan[],
  interest: string,
  now: number,
): NextCredits | undefined {
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS
  const cash = compareDecimals(interest, '0') > 0 ? [{ key: 'cash', at: midnight, amount: interest }] : []
  const all: readonly NextCredit[] = [...cash, ...plans.map(creditOf)]
  if (all.length === 0) return undefined
  const at = Math.min(...all.map((credit) => credit.at))
  const credits = all.filter((credit) => credit.at === at)
  return { at, credits, total: addDecimals('0.00', ...credits.map(({ amount }) => amount)) }
}
