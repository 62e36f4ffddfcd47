import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A quantity as it travels (a decimal string), by the signs of the language, with the decimals that it has.
 *
 * @example
 * formatQuantity('100000') // '100,000', and '100.000' in German
 */
export function formatQuantity(quantity: string): string {
  return formatDecimal(quantity)
}
