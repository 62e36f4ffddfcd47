import {
  type AmountReading,
  compareDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '@swx/sdk/money'

/** What an amount must fit; decimal strings in USD. */
export interface AmountLimits {
  readonly min: string
  readonly max: string
  readonly available: string
}

/** What is wrong with an amount: nothing typed, not understood, outside the range of the plan, more than there is. */
export type AmountError = 'enter' | 'unread' | 'range' | 'funds'

/** What is wrong with a typed amount, if anything. */
export function amountErrorOf(
  reading: AmountReading,
  { min, max, available }: AmountLimits,
): AmountError | undefined {
  if (reading.kind === 'empty') return 'enter'
  if (reading.kind !== 'value') return 'unread'
  const { value } = reading
  if (compareDecimals(value, min) < 0 || compareDecimals(value, max) > 0) return 'range'
  return compareDecimals(value, available) > 0 ? 'funds' : undefined
}

/** What of a balance may go into a plan: never borrowed money. */
export function usableFor(available: string, loanDebt: string): string {
  const own = subtractDecimals(available, loanDebt.replace('-', ''))
  return own.startsWith('-') ? '0.00' : own
}

/** A share of what is usable, in whole cents, at most what the plan takes. */
export function shareOf(usable: string, percent: number, max: string): string {
  const share = roundDecimal(multiplyDecimals(usable, percent, '0.01'), 2, 'DOWN')
  return compareDecimals(share, max) > 0 ? max : share
}
