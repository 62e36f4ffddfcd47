import { formatPrice } from './format-price.ts'

/**
 * A change with its sign always shown; zero has none.
 *
 * @example
 * formatSigned(-0.00286, 5) // '−0.00286'
 */
export function formatSigned(value: number, decimals: number): string {
  const text = formatPrice(value, decimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}
