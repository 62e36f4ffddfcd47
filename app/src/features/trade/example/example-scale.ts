import type { Candle } from '#features/trade/instrument/model/candle.ts'

/** Where prices stand in a chart: shares of its height, 0 at its top. */
export interface PriceScale {
  readonly yOf: (price: number) => number
  /** Round prices for lines across the chart, lowest first. */
  readonly ticks: readonly number[]
}

/** The part of the height that is kept free above and below. */
const MARGIN = 0.06
const LINES = 5
const steps = [1, 2, 5, 10]

function roundStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / LINES))
  return power * (steps.find((step) => step * power * LINES >= range) ?? 10)
}

/** The scale that candles and levels fit into. */
export function priceScale(candles: readonly Candle[], levels: readonly number[]): PriceScale {
  const prices = [...candles.flatMap(({ high, low }) => [high, low]), ...levels]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const range = highest - lowest || Math.abs(highest) * 0.01 || 1
  const top = highest + range * MARGIN
  const height = range * (1 + 2 * MARGIN)
  const step = roundStep(height)
  const first = Math.ceil((top - height) / step)
  const count = Math.floor(top / step) - first + 1
  return {
    yOf: (price) => (top - price) / height,
    ticks: Array.from({ length: count }, (_, line) => (first + line) * step),
  }
}
