import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { parseRatio, quotient } from '../../ledger/rounding.ts'

/** Which minimums are in force: 120 dollars' worth of anything, or the amounts of older editions. */
export type RechargeEdition = 'usd120' | 'legacy'

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

/** Minimums of the older editions, in the currency itself. */
const LEGACY: Readonly<Record<string, string>> = { USDT: '120', BTC: '0.015', ETH: '0.2' }

/**
 * The smallest deposit, in minor units of its currency: what the dollars cost at the rate, rounded up to the
 * currency's scale.
 *
 * @param rate dollars for one unit, as a decimal string.
 */
export const minimumDeposit = (method: RechargeMethod, edition: RechargeEdition, rate: string): bigint => {
  const legacy = edition === 'legacy' ? LEGACY[method.currency] : undefined
  if (legacy !== undefined) return parseMoney(legacy, method.scale) ?? 0n
  const [dollars, price] = [parseRatio(method.min), parseRatio(rate)]
  const unit = 10n ** BigInt(method.scale)
  return quotient(dollars.num * unit, { num: price.num * dollars.den, den: price.den }, 'UP')
}

/** An amount as a message names it: without zeros at its end. */
export const plainAmount = (minor: bigint, scale: number): string => {
  const text = formatMoney(minor, scale)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
