import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A rate given as a fraction, as a percentage with two decimals unless told, and no sign of a rise. A decimal string
 * stays exact.
 *
 * @example
 * formatRate('0.0025') // '0.25%', and '0,25 %' in German
 */
export function formatRate(fraction: string | number, decimals = 2): string {
  return formatDecimal(fraction, { decimals, fraction: true })
}
