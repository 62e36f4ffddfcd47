import { exact, minus, over, posted, textOf, times } from './exact.ts'

/** What is withdrawn, and how. */
export interface WithdrawalTerms {
  /** Gross, in dollars: what leaves the balance. */
  readonly amount: string
  /** A fraction. */
  readonly feeRate: string
  /** What it is paid in; absent for a bank. */
  readonly currency?: WithdrawalCurrency | undefined
}

/** A currency to be paid in. */
export interface WithdrawalCurrency {
  /** Dollars for one unit. */
  readonly rate: string
  /** Decimals of the currency. */
  readonly scale: number
}

/** What a withdrawal costs and brings. Dollars, but for the last. */
export interface WithdrawalQuote {
  /** Deducted from the amount; there is no other. */
  readonly fee: string
  readonly receiveAmount: string
  /** What arrives, in the currency. */
  readonly receiveCurrencyAmount?: string
}

/**
 * What a withdrawal costs and what arrives.
 *
 * @throws RangeError for a text that is not a decimal
 * @example
 * quoteWithdrawal({ amount: '333.33', feeRate: '0.01' }) // { fee: '3.33', receiveAmount: '330.00' }
 */
export function quoteWithdrawal({ amount, feeRate, currency }: WithdrawalTerms): WithdrawalQuote {
  const gross = posted(exact(amount))
  const fee = posted(times(gross, exact(feeRate)))
  const received = minus(gross, fee)
  return {
    fee: textOf(fee),
    receiveAmount: textOf(received),
    ...(currency && {
      receiveCurrencyAmount: textOf(over(received, exact(currency.rate), currency.scale, 'HALF_EVEN')),
    }),
  }
}
