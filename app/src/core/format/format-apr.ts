import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A yearly cost as it travels, in percent with one decimal.
 *
 * @example
 * formatApr('41.6') // '41.6%', and '41,6 %' in German
 */
export function formatApr(apr: string): string {
  return formatDecimal(apr, { decimals: 1, percent: true })
}
