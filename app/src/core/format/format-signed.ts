import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A change with its sign always shown; zero has none.
 *
 * @example
 * formatSigned(-0.00286, 5) // '−0.00286'
 */
export function formatSigned(value: number, decimals: number): string {
  return formatDecimal(value, { decimals, sign: true })
}
