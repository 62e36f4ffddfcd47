import { formatSigned } from './format-signed.ts'

/**
 * A change in percent (`zdf`: −1.24 means −1.24 %), sign always shown, two decimals.
 *
 * @example
 * formatPercent(1.84) // '+1.84 %'
 */
export function formatPercent(percent: number): string {
  return `${formatSigned(percent, 2)} %`
}
