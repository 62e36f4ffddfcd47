import { minimumDeposit as quoteMinimum, toMinorUnits } from '@swx/sdk/money'
import type { RechargeEdition, RechargeMethod } from '../../../catalogue/money-parameters.ts'

/**
 * The smallest deposit, in minor units of its currency: what the dollars cost at the rate, rounded up to the
 * currency's scale.
 *
 * @param rate dollars for one unit, as a decimal string.
 */
export const minimumDeposit = (method: RechargeMethod, edition: RechargeEdition, rate: string): bigint =>
  toMinorUnits(quoteMinimum(method, rate, edition), method.scale) ?? 0n
