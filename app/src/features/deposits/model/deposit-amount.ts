import { minimumDeposit, trimDecimal } from '@swx/sdk/money'
import type { DepositMethod } from './deposit-method.ts'

/** The smallest deposit in its currency at a rate in dollars: rounded up to the last decimal it has. */
export function minimumOf(
  { currency, minUsd, scale }: Pick<DepositMethod, 'currency' | 'minUsd' | 'scale'>,
  rate: string,
): string {
  return trimDecimal(minimumDeposit({ currency, min: minUsd, scale }, rate))
}
