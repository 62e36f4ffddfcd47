import { planDates } from '@swx/sdk/money'
import type { SmartProduct } from '../../../catalogue/smart-product.ts'
import type { Actor } from '../../../domain/actor.ts'
import { readUsd, refuseFunds, refuseTerms } from '../../../domain/amount.ts'
import { begin } from '../../../domain/history.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { smartBuy } from '../../../ledger/templates/earning.ts'
import { type SmartOrder, totalYield } from './smart-order.ts'

/** A command to put money into a plan. */
export interface BuySmart {
  readonly orderNo: string
  readonly days: number | undefined
  /** Decimal string as it came. */
  readonly amount: string | undefined
  readonly acceptedTermsVersion: string
}

/** What the command depends on besides the user. */
export interface BuySmartFacts {
  /** Undefined for an unknown one. */
  readonly product: SmartProduct | undefined
  /** The feature `smartTrading`. */
  readonly enabled: boolean
  /** Whether a plan of the same product is IN_PROGRESS. */
  readonly alreadyRunning: boolean
  /** Principal of open loans, in cents: borrowed money buys no plans. */
  readonly loanPrincipal: bigint
}

/**
 * Buys a plan.
 *
 * Errors in order: 10010, 11007, 10015, 10024, 10012, 10013, 11018, 10011.
 */
export const buySmart = (
  actor: Actor,
  { orderNo, days, amount: typed, acceptedTermsVersion }: BuySmart,
  { product, enabled, alreadyRunning, loanPrincipal }: BuySmartFacts,
): Outcome<{ order: SmartOrder }> => {
  if (product === undefined || product.status === 'OFF') return refuse('10010')
  if (!enabled) return refuse('11007')
  if (product.status === 'SOLD_OUT') return refuse('10015')
  if (alreadyRunning) return refuse('10024')
  const cycle = product.cycles.find((offered) => offered.days === days)
  if (!cycle) return refuse('10012')
  const amount = readUsd(typed)
  if (amount === undefined || amount < product.minAmount || amount > product.maxAmount) return refuse('10013')
  const stopped =
    refuseTerms(acceptedTermsVersion, product.termsVersion) ?? refuseFunds(actor.cash - loanPrincipal, amount)
  if (stopped) return stopped

  const { user, now } = actor
  const { valueDate, maturesAt } = planDates(now, cycle.days)
  const order: SmartOrder = {
    orderNo,
    userId: user.id,
    productId: product.id,
    productName: product.name,
    days: cycle.days,
    amount,
    dailyRate: cycle.dailyRate,
    earlyExitPenaltyRate: product.earlyExitPenaltyRate,
    ...begin('IN_PROGRESS', now),
    shareStatus: 'INCOME_IN_PROGRESS',
    boughtAt: now,
    valueDate,
    maturesAt,
    profitDays: 0,
    expectedRevenue: totalYield(amount, cycle.dailyRate, cycle.days),
    distributedRevenue: 0n,
  }
  return done({ order }, { entries: entriesOf(smartBuy(user.id, orderNo, amount)) })
}
