import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/** How an amount is set. */
export interface MoneyFormat {
  /** Shows the sign of a gain, too. */
  readonly sign?: boolean
  /** Leaves decimals out where they are all zero. */
  readonly short?: boolean
}

/**
 * A money amount as it travels (a decimal string), by the signs of the language, with at least two decimals. It is
 * never turned into a float, so no cent is lost. Text that is no amount is shown as it came.
 *
 * @example
 * formatMoney('1234.5') // '1,234.50', and '1.234,50' in German
 * formatMoney('-250.00', { sign: true }) // '−250.00'
 * formatMoney('500.00', { short: true }) // '500'
 */
export function formatMoney(amount: string, { sign = false, short = false }: MoneyFormat = {}): string {
  const isWhole = short && /^-?\d+(\.0*)?$/.test(amount)
  return formatDecimal(amount, { sign, ...(isWhole ? { decimals: 0 } : { leastDecimals: 2 }) })
}
