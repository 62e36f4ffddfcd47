import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A market price by the signs of the language, with a fixed number of decimals.
 *
 * @example
 * formatPrice(52100, 2) // '52,100.00', and '52.100,00' in German
 */
export function formatPrice(value: number, decimals: number): string {
  return formatDecimal(value, { decimals })
}
