import type { Candle } from '#features/trade/instrument/model/candle.ts'

/** A candle for tests that stands still at `price`. */
export function candleFixture(time: number, price = 10, given: Partial<Candle> = {}): Candle {
  return { time, open: price, high: price, low: price, close: price, volume: 5, ...given }
}
