import { trueMinus } from './true-minus.ts'

const formats = new Map<number, Intl.NumberFormat>()

function formatOf(decimals: number): Intl.NumberFormat {
  let format = formats.get(decimals)
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formats.set(decimals, format)
  }
  return format
}

/**
 * A market price with thousands commas and a fixed number of decimals. Set alike in every language, so that place
 * values stay under each other.
 *
 * @example
 * formatPrice(52100, 2) // '52,100.00'
 */
export function formatPrice(value: number, decimals: number): string {
  return trueMinus(formatOf(decimals).format(value))
}
