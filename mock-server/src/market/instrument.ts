import type { CalendarName } from './session-calendar.ts'
import type { VolatilityName } from './volatility.ts'

/** Category of a market: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
export type MarketType = 1 | 2 | 3 | 4 | 5

/** A running time of fixed-time options and what it pays. */
export interface OptionPeriod {
  readonly periodSec: number
  /** Decimal fraction: `"0.85"` pays 85 % on top of the stake. */
  readonly payoutRatio: string
}

/** One instrument as trading knows it. Sizes and prices are decimal strings. */
export interface Instrument {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: MarketType
  /** The price that the simulated path keeps near; a sample value. */
  readonly reference: string
  /** The smallest step of the price. */
  readonly tickSize: string
  /** Decimals to show a price with. */
  readonly priceDecimals: number
  /** Units in a lot. */
  readonly contractSize: string
  /** 30 means 1:30. */
  readonly maxLeverage: number
  readonly lotStep: string
  readonly minLots: string
  readonly maxLots: string
  readonly calendar: CalendarName
  readonly volatility: VolatilityName
  /** Empty when no fixed-time options are offered on it. */
  readonly optionPeriods: readonly OptionPeriod[]
  readonly termsVersion: string
  /** Key of the risk notice to show before an order. */
  readonly disclosure: string
  /** A display price is `ticks × tickUnits / 10^priceDecimals`. */
  readonly tickUnits: number
  /** The reference in whole ticks. */
  readonly referenceTicks: number
}
