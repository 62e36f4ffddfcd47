import { quoteWithdrawal, toMinorUnits, type WithdrawalCurrency } from '@swx/sdk/money'
import type { PayoutMethod } from '../../../catalogue/money-parameters.ts'
import { usdOf } from '../../../domain/amount.ts'
import { dayStart } from '../../../domain/calendar.ts'
import type { Tracked } from '../../../domain/history.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** Where a withdrawal stands. APPROVED needs the network's confirmation. */
export type WithdrawalStatus =
  | 'TO_BE_REVIEWED'
  | 'APPROVED'
  | 'COMPLETED'
  | 'REJECTED'
  | 'FAILED'
  | 'CANCELLED'

/** A withdrawal. Dollars in cents, times in epoch ms. */
export interface Withdrawal extends Tracked<WithdrawalStatus> {
  readonly orderNo: string
  readonly userId: string
  readonly method: PayoutMethod
  /** Gross: what leaves the balance. */
  readonly amount: bigint
  readonly fee: bigint
  readonly feeRate: string
  /** Amount less fee. */
  readonly receiveAmount: bigint
  /** Dollars for one unit of the currency received when it was submitted; absent for a bank. */
  readonly rate?: string
  /** What arrives, in minor units of the currency. */
  readonly receiveCurrencyAmount?: bigint
  /** Decimals of the currency. */
  readonly scale?: number
  readonly address?: string
  readonly bankName?: string
  readonly cardholder?: string
  /** All but the last four signs masked; the whole number is not kept. */
  readonly accountNo?: string
  /** The upload that was sent with it. */
  readonly proofId?: string
  readonly submittedAt: number
  readonly completedAt?: number
  /** The payout, as the bank or the network knows it. */
  readonly payoutReference?: string
  readonly reason?: string
}

/** What a crypto method pays in. */
export type PayoutCurrency = WithdrawalCurrency

/** What a gross amount costs and brings, in cents. */
export interface WithdrawalFigures {
  readonly fee: bigint
  readonly receiveAmount: bigint
  /** What arrives in minor units of the currency; absent for a bank. */
  readonly receiveCurrencyAmount?: bigint
}

/** The fee of a gross amount, deducted from it, and what arrives. */
export const withdrawalFigures = (
  amount: bigint,
  feeRate: string,
  currency?: PayoutCurrency,
): WithdrawalFigures => {
  const quote = quoteWithdrawal({ amount: formatUsd(amount), feeRate, currency })
  const arrives = currency && toMinorUnits(quote.receiveCurrencyAmount ?? '', currency.scale)
  return {
    fee: usdOf(quote.fee),
    receiveAmount: usdOf(quote.receiveAmount),
    ...(arrives === undefined ? {} : { receiveCurrencyAmount: arrives }),
  }
}

/** All but the last four signs as stars. */
export const maskAccount = (accountNo: string): string => accountNo.slice(-4).padStart(accountNo.length, '*')

/** Gross amount of what was submitted on the day of `now` and is paid or may still be, in cents. */
export const withdrawnToday = (withdrawals: Iterable<Withdrawal>, now: number): bigint => {
  let sum = 0n
  for (const { status, submittedAt, amount } of withdrawals) {
    const counts = status === 'TO_BE_REVIEWED' || status === 'APPROVED' || status === 'COMPLETED'
    if (counts && dayStart(submittedAt) === dayStart(now)) sum += amount
  }
  return sum
}
