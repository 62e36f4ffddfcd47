import type { Market } from '../../market/create-market.ts'
import type { Instrument } from '../../market/instrument.ts'
import { CALENDARS } from '../../market/session-calendar.ts'

/**
 * Historical volatility a year in percent, two decimals, from closes one trading day apart, oldest first: the sample
 * standard deviation of their log returns times the root of the days in a year (Hull, Options, Futures, and Other
 * Derivatives, "Estimating volatility from historical data"). 0 for less than two returns.
 */
export function volatilityOf(closes: readonly number[], daysInYear: number): number {
  const returns = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)))
  if (returns.length < 2) return 0
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const daily = Math.sqrt(squares / (returns.length - 1))
  return Math.round(daily * Math.sqrt(daysInYear) * 10_000) / 100
}

/** Figures of an instrument over a day and longer, as the contract's `MarketStats`. */
export function marketStats(market: Market, { id, code, calendar }: Instrument, tMs: number) {
  const { dailyCloses, volume, dayPrices, ...stats } = market.stats(code, tMs)
  return {
    id,
    code,
    ...stats,
    dayPrices: [...dayPrices],
    volatility30d: volatilityOf(dailyCloses, CALENDARS[calendar].tradingDays === 7 ? 365 : 252),
    volume24h: volume,
    turnover24h: Math.round(volume * market.quote(code, tMs).price),
  }
}
