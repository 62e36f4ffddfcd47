import type { DepositEdition, LoanRates } from '@swx/sdk/money'

/** Which minimums are in force: 120 dollars' worth of anything, or the amounts of older editions. */
export type RechargeEdition = DepositEdition

/** A way to pay in, as the parameter `recharge.methods` has it. */
export interface RechargeMethod {
  readonly currency: string
  readonly network: string
  readonly address: string
  /** Least worth in dollars. */
  readonly min: string
  /** Decimals of the currency. */
  readonly scale: number
}

/** Where a withdrawal goes: a bank, or a currency on a network. */
export const PAYOUT_METHODS = ['BANK', 'BTC', 'ETH', 'USDT-ERC20', 'USDT-TRC20'] as const

export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** A way to pay out, as the parameter `withdrawal.methods` has it. */
export interface WithdrawalMethod {
  readonly method: PayoutMethod
  readonly feeRate: string
  /** Least gross amount in dollars. */
  readonly min: string
}

/** The parameter `invite.config` as it is served. */
export interface InviteConfig {
  readonly reward: string
  readonly yearlyCap: number
  readonly minDeposit: string
}

/** The parameter `loan.config` as it is served; rates are daily fractions, amounts dollars. */
export interface LoanConfig extends LoanRates {
  /** Terms offered, in days. */
  readonly terms: readonly number[]
  readonly min: string
  readonly max: string
}

/** The parameter `order.config` as it is served. */
export interface OrderConfig {
  readonly feeRate: string
  readonly stopOutLevel: string
  /** Highest leverage by market type, then by group. */
  readonly leverageCaps: Readonly<Record<string, Readonly<Record<string, number>>>>
}
