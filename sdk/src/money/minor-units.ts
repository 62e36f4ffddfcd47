import { textOf } from './exact.ts'

const wirePattern = /^-?(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/

/** Whether a text is an amount as the API writes it: no exponent, no leading zeros, at most 18 digits on each side. */
export const isWireAmount = (text: string): boolean => wirePattern.test(text)

/**
 * Converts an amount as the API writes it into whole minor units of its currency.
 *
 * @param scale decimals of the currency: 2 for USD, 8 for BTC
 * @returns undefined for a text that is not an amount, or has more decimals than the currency: nothing is rounded here
 * @example
 * toMinorUnits('1.5', 2) // 150n
 */
export function toMinorUnits(text: string, scale: number): bigint | undefined {
  const match = wirePattern.exec(text)
  const decimals = match?.[2] ?? ''
  if (!match || decimals.length > scale) return undefined
  const units = BigInt(`${match[1]}${decimals.padEnd(scale, '0')}`)
  return text.startsWith('-') ? -units : units
}

/**
 * Whole minor units as an amount with exactly `scale` decimals.
 *
 * @example
 * fromMinorUnits(-5n, 2) // '-0.05'
 */
export const fromMinorUnits = (units: bigint, scale: number): string => textOf({ units, scale })
