import type { Market } from './create-market.ts'
import { mixPair } from './hash.ts'

/** The fingerprint of the sample instruments under seed 1: what every runtime must come to. */
export const EXPECTED_FINGERPRINT = 881189033

const HOUR_MS = 3_600_000

/**
 * One number out of a large sample of a market's answers: prices, candles and crossings of every instrument
 * over five years. Two runtimes with the same fingerprint compute the same market.
 */
export function priceFingerprint(market: Market): number {
  let print = 0
  const start = Date.UTC(2025, 11, 29)
  market.list().forEach(({ code, referenceTicks }, index) => {
    for (let step = 0; step < 40; step++) {
      const t = start + step * 1_097 * HOUR_MS + index * 7_919_500
      print = mixPair(print, market.priceTicks(code, t))
    }
    const t = start + (index % 40) * 1_097 * HOUR_MS
    for (const { o, h, l, c, v } of market.candles(code, '15m', t, 4)) {
      for (const value of [o, h, l, c, v]) print = mixPair(print, Math.floor(value * 1_000))
    }
    const crossing = market.firstCrossing(code, referenceTicks, 'atOrAbove', t, t + 2_000 * HOUR_MS)
    print = mixPair(print, crossing === null ? -1 : Math.floor(crossing / 500))
  })
  return print >>> 0
}
