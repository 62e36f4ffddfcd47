import type { MarketFigures } from '#features/market/model/market-figures.ts'

/** Figures of an instrument for tests; say only what the test is about. */
export function figuresFixture(given: Partial<MarketFigures> = {}): MarketFigures {
  return {
    week: 1,
    month: 2,
    year: 3,
    dayPrices: [1.08, 1.085],
    dayLow: 1.07,
    dayHigh: 1.09,
    yearLow: 1,
    yearHigh: 1.2,
    volatility: 8,
    volume: 1_000_000,
    ...given,
  }
}
