/**
 * Money: decimal strings on the wire, whole minor units (`bigint`) inside. A scale is the number of decimals
 * of a currency, so 1.00 USD at scale 2 is `100n`.
 */

/** Decimals by currency. */
export const SCALES = { USD: 2, USDT: 6, BTC: 8, ETH: 18 } as const

/** A currency the books know. */
export type Currency = keyof typeof SCALES

const PATTERN = /^-?(0|[1-9]\d{0,17})(\.(\d{1,18}))?$/

/**
 * Reads a decimal string exactly.
 *
 * @returns minor units, or undefined when it is no decimal number or has more decimals than the scale.
 */
export const parseMoney = (text: string, scale: number): bigint | undefined => {
  const match = PATTERN.exec(text)
  if (!match) return undefined
  const decimals = match[3] ?? ''
  if (decimals.length > scale) return undefined
  const digits = BigInt(`${match[1]}${decimals.padEnd(scale, '0')}`)
  return text.startsWith('-') ? -digits : digits
}

/** Writes minor units with exactly `scale` decimals: `formatMoney(-5n, 2)` is `"-0.05"`. */
export const formatMoney = (minor: bigint, scale: number): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const sign = minor < 0n ? '-' : ''
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}

/** Writes dollars and cents. */
export const formatUsd = (minor: bigint): string => formatMoney(minor, SCALES.USD)
