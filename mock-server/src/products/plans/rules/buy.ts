import { planDates } from '@swx/sdk/money'
import type { SmartProduct } from '../../../catalogue/smart-product.ts'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, checkTerms, readUsd } from '../../../domain/amount.ts'
import { begin } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { smartBuy } from '../../../ledger/templates/earning.ts'
import { type SmartOrder, totalYield } from './smart-order.ts'

/** A command to put money into a plan. */
export interface BuySmart {
  readonly takeOrderNo: () => string
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

/** In the order in which they are looked for. */
type BuySmartError =
  | 'smartProductWrong'
  | 'smartTradingNotEnabled'
  | 'notTradable'
  | 'productAlreadyBought'
  | 'noMatchingDays'
  | 'investmentAmountWrong'
  | 'quoteChanged'
  | 'insufficientBalance'

/**
 * Buys a plan.
 */
export const buySmart = (
  actor: Actor,
  { takeOrderNo, days, amount: typed, acceptedTermsVersion }: BuySmart,
  { product, enabled, alreadyRunning, loanPrincipal }: BuySmartFacts,
): Outcome<{ order: SmartOrder }, BuySmartError> => {
  if (product === undefined || product.status === 'OFF') return reject('smartProductWrong')
  if (!enabled) return reject('smartTradingNotEnabled')
  if (product.status === 'SOLD_OUT') return reject('notTradable')
  if (alreadyRunning) return reject('productAlreadyBought')
  const cycle = product.cycles.find((offered) => offered.days === days)
  if (!cycle) return reject('noMatchingDays')
  const amount = readUsd(typed)
  if (amount === undefined || amount < product.minAmount || amount > product.maxAmount)
    return reject('investmentAmountWrong')
  const stopped =
    checkTerms(acceptedTermsVersion, product.termsVersion) ?? checkFunds(actor.cash - loanPrincipal, amount)
  if (stopped) return stopped

  const { user, now } = actor
  const orderNo = takeOrderNo()
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
