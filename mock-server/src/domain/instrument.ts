import type { PriceGrid } from './price-grid.ts'

/** What trading needs to know of an instrument; sizes are decimal strings. */
export interface TradedInstrument extends PriceGrid {
  readonly id: string
  readonly code: string
  readonly type: 1 | 2 | 3 | 4 | 5
  /** Units in a lot. */
  readonly contractSize: string
  /** 30 means 1:30. */
  readonly maxLeverage: number
  readonly lotStep: string
  readonly minLots: string
  readonly maxLots: string
  /** Running times of fixed-time options; empty when none are offered. */
  readonly optionPeriods: readonly { readonly periodSec: number; readonly payoutRatio: string }[]
  readonly termsVersion: string
}

/** Whether an instrument trades: by its hours, and unless it is halted. */
export type TradingSession = 'OPEN' | 'CLOSED' | 'HALTED'

/** The price at which the house trades now. */
export interface TradedPrice {
  readonly ticks: number
  readonly session: TradingSession
}
