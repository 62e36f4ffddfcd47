import { fromMinorUnits } from '@swx/sdk/money'

/**
 * Money: decimal strings on the wire, whole minor units (`bigint`) inside. A scale is the number of decimals
 * of a currency, so 1.00 USD at scale 2 is `100n`.
 */

/** Decimals by currency. */
export const SCALES = { USD: 2, USDT: 6, BTC: 8, ETH: 18 } as const

/** A currency the books know. */
export type Currency = keyof typeof SCALES

/** Writes dollars and cents. */
export const formatUsd = (minor: bigint): string => fromMinorUnits(minor, SCALES.USD)
