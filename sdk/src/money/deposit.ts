import { exact, over, posted, rounded, textOf, times } from './exact.ts'

/** A deposit method, with what its smallest amount depends on: an entry of the parameter `recharge.methods`. */
export interface DepositMethod {
  readonly currency: string
  /** The smallest deposit, by its value in dollars. */
  readonly min: string
  /** Decimals of the currency. */
  readonly scale: number
}

/** Which minimums are in force: a value in dollars for every currency, or the fixed amounts of older editions. */
export type DepositEdition = 'usd120' | 'legacy'

const legacyMinimums: Readonly<Record<string, string>> = { USDT: '120', BTC: '0.015', ETH: '0.2' }

/**
 * The smallest deposit in its currency: what the dollars cost at the rate, rounded up to the currency's last decimal.
 *
 * @param rate dollars for one unit
 * @param edition the parameter `recharge.edition` @default 'usd120'
 * @throws RangeError for a text that is not a decimal, and for a rate of zero
 * @example
 * minimumDeposit({ currency: 'BTC', min: '120', scale: 8 }, '52100') // '0.00230327'
 */
export function minimumDeposit(
  { currency, min, scale }: DepositMethod,
  rate: string,
  edition: DepositEdition = 'usd120',
): string {
  const fixed = edition === 'legacy' ? legacyMinimums[currency] : undefined
  return textOf(
    fixed === undefined ? over(exact(min), exact(rate), scale, 'UP') : rounded(exact(fixed), scale),
  )
}

/**
 * What is added to the balance when a deposit is approved, in dollars.
 *
 * @param rate dollars for one unit when it was submitted
 * @throws RangeError for a text that is not a decimal
 * @example
 * depositValue('0.01', '52100') // '521.00'
 */
export const depositValue = (amount: string, rate: string): string =>
  textOf(posted(times(exact(amount), exact(rate))))
