import {
  type DepositEdition,
  fromMinorUnits,
  minimumDeposit as quoteMinimum,
  toMinorUnits,
  trimDecimal,
} from '@swx/sdk/money'

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

/**
 * The smallest deposit, in minor units of its currency: what the dollars cost at the rate, rounded up to the
 * currency's scale.
 *
 * @param rate dollars for one unit, as a decimal string.
 */
export const minimumDeposit = (method: RechargeMethod, edition: RechargeEdition, rate: string): bigint =>
  toMinorUnits(quoteMinimum(method, rate, edition), method.scale) ?? 0n

/** An amount as a message names it: without zeros at its end. */
export const plainAmount = (minor: bigint, scale: number): string => trimDecimal(fromMinorUnits(minor, scale))
