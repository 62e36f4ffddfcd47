import { notionalOf, type PositionDirection } from '@swx/sdk/money'
import { type PriceGrid, priceText } from './price-grid.ts'

/** LONG gains when the price rises, SHORT when it falls. */
export type Direction = PositionDirection

/** On what terms a position is opened, besides its size and its price. */
export interface PositionTerms {
  readonly direction: Direction
  readonly leverage: number
  /** The fee of each side, a part of the notional amount. */
  readonly feeRate: string
  /** Part of the margin at which it is closed by force. */
  readonly stopOutLevel: string
}

/** Size of a position: what its value is computed from. */
export interface PositionSize extends PriceGrid {
  /** Decimal string. */
  readonly lots: string
  /** Units in a lot, decimal string. */
  readonly contractSize: string
}

/** Value of the whole position at a price in dollars, exact. */
export const notional = (size: PositionSize, ticks: number): string =>
  notionalOf(size, priceText(size, ticks))
