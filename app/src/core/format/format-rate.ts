import { formatPrice } from './format-price.ts'

/**
 * A rate given as a decimal fraction, as a percentage with two decimals and no sign.
 *
 * @example
 * formatRate(0.0025) // '0.25 %'
 */
export function formatRate(fraction: number): string {
  return `${formatPrice(fraction * 100, 2)} %`
}
