import type { components } from '@swx/sdk'

type MarketStats = components['schemas']['MarketStats']

/** Figures of one instrument over longer stretches than its quote, in the app's own words. */
export interface MarketFigures {
  /** Changes in percent against the closes of the 7th, 30th and 365th UTC day before today. */
  readonly week: number
  readonly month: number
  readonly year: number
  /** Prices since the close of the previous UTC day, that close first. */
  readonly dayPrices: readonly number[]
  readonly dayLow: number
  readonly dayHigh: number
  readonly yearLow: number
  readonly yearHigh: number
  /** A year, in percent. */
  readonly volatility: number
  /** Worth of what was traded in the last 24 hours, in dollars. */
  readonly volume: number
}

/** The figures of an instrument by its code, where they are known. */
export type FiguresByCode = ReadonlyMap<string, MarketFigures>

/** Translates the wire once. */
export const toFiguresByCode = (stats: readonly MarketStats[]): FiguresByCode =>
  new Map(stats.map((item) => [item.code, toMarketFigures(item)]))

const toMarketFigures = (stats: MarketStats): MarketFigures => ({
  week: stats.changeWeek,
  month: stats.changeMonth,
  year: stats.changeYear,
  dayPrices: stats.dayPrices,
  dayLow: stats.dayLow,
  dayHigh: stats.dayHigh,
  yearLow: stats.yearLow,
  yearHigh: stats.yearHigh,
  volatility: stats.volatility30d,
  volume: stats.turnover24h,
})

/** Where a price lies between the lowest and the highest of a stretch, 0 to 1; in the middle when nothing moved. */
export const positionIn = (low: number, high: number, price: number): number =>
  high === low ? 0.5 : (price - low) / (high - low)
