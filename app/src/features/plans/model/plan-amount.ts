import { type AmountReading, compareDecimals, multiplyDecimals, roundDecimal } from '@swx/sdk/money'

/** What an amount must fit; decimal strings in USD. */
export interface AmountLimits {
  readonly min: string
  readonly max: string
  readonly available: string
  /** Available, less what is borrowed. */
  readonly own: string
}

/**
 * What is wrong with an amount: nothing typed, not understood, outside the range of the plan, more than there is, or
 * borrowed money.
 */
export type AmountError = 'enter' | 'unread' | 'range' | 'funds' | 'borrowed'

/** What is wrong with a typed amount, if anything. */
export function amountErrorOf(
  reading: AmountReading,
  { min, max, available, own }: AmountLimits,
): AmountError | undefined {
  if (reading.kind === 'empty') return 'enter'
  if (reading.kind !== 'value') return 'unread'
  const { value } = reading
  if (compareDecimals(value, min) < 0 || compareDecimals(value, max) > 0) return 'range'
  if (compareDecimals(value, available) > 0) return 'funds'
  return compareDecimals(value, own) > 0 ? 'borrowed' : undefined
}

/** A share of what is usable, in whole cents, at most what the plan takes. */
export function shareOf(usable: string, percent: number, max: string): string {
  const share = roundDecimal(multiplyDecimals(usable, percent, '0.01'), 2, 'DOWN')
  return compareDecimals(share, max) > 0 ? max : share
}
