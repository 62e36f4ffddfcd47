import { type AmountReading, compareDecimals, minimumDeposit, trimDecimal } from '@swx/sdk/money'
import type { DepositMethod } from './deposit-method.ts'

/** What is wrong with an amount: nothing typed, not understood, nothing at all, less than the smallest deposit. */
export type DepositAmountError = 'enter' | 'unread' | 'nothing' | 'minimum'

/** The smallest deposit in its currency at a rate in dollars: rounded up to the last decimal it has. */
export function minimumOf(
  { currency, minUsd, scale }: Pick<DepositMethod, 'currency' | 'minUsd' | 'scale'>,
  rate: string,
): string {
  return trimDecimal(minimumDeposit({ currency, min: minUsd, scale }, rate))
}

/** What is wrong with a typed amount, if anything. Without a smallest amount to compare with the server finds out. */
export function depositAmountErrorOf(
  reading: AmountReading,
  minimum: string | undefined,
): DepositAmountError | undefined {
  if (reading.kind === 'empty') return 'enter'
  if (reading.kind !== 'value') return 'unread'
  if (compareDecimals(reading.value, '0') === 0) return 'nothing'
  return minimum !== undefined && compareDecimals(reading.value, minimum) < 0 ? 'minimum' : undefined
}
