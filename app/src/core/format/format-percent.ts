import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/**
 * A change in percent (`zdf`: −1.24 means −1.24%), sign always shown, two decimals.
 *
 * @example
 * formatPercent(1.84) // '+1.84%'
 */
export function formatPercent(percent: number): string {
  return formatDecimal(percent, { decimals: 2, sign: true, percent: true })
}
