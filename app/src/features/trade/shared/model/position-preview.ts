import {
  type ClosingQuote,
  type PositionDirection,
  quoteClosing,
  quotePosition,
  type RealisedParts,
} from '@swx/sdk/money'
import type { PriceGrid } from '#core/instruments/price-grid.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'

/** LONG gains when the price rises, SHORT when it falls. */
export type Direction = PositionDirection

/** What a position is made of. Sizes are decimal strings, money in cents is computed from them alone. */
export interface PositionShape {
  readonly direction: Direction
  readonly lots: string
  readonly contractSize: string
}

/** A position that is about to be opened. */
export interface PositionDraft extends PositionShape, PriceGrid, OrderTerms {
  readonly price: number
  readonly leverage: number
  /** Where it stands first, if it trails. */
  readonly stopLoss?: number | undefined
  /** The distance that the stop loss trails at, in the units of the price. */
  readonly trailing?: number | undefined
  readonly takeProfit?: number | undefined
}

/** A price and what closing there comes to after both fees, in dollars. */
export interface ClosingResult {
  readonly price: number
  readonly net: string
}

/** What a position comes to, before it is opened. Money strings in dollars. */
export interface PositionPreview {
  readonly notional: string
  readonly margin: string
  readonly openFee: string
  /** The fee of closing at the current price. */
  readonly closeFee: string
  /** Margin and opening fee: what leaves the available balance. */
  readonly total: string
  readonly atTakeProfit: ClosingResult | undefined
  readonly atStopLoss: ClosingResult | undefined
  readonly atStopOut: ClosingResult
  /** The most that can be lost: a price that jumps past every stop takes the margin, and the opening fee is gone. */
  readonly worstCase: string
}

/** Computes what a position comes to: the same rules and roundings the ledger books by (isolated margin). */
export function previewPosition(draft: PositionDraft): PositionPreview {
  const quote = quotePosition({
    ...draft,
    stopLossPrice: draft.stopLoss,
    takeProfitPrice: draft.takeProfit,
  })
  const closing = (price: number | undefined, at: ClosingQuote | undefined): ClosingResult | undefined =>
    price === undefined || at === undefined ? undefined : { price, net: at.net }
  return {
    notional: quote.notional,
    margin: quote.margin,
    openFee: quote.openFee,
    closeFee: quote.atOpen.closeFee,
    total: quote.total,
    atTakeProfit: closing(draft.takeProfit, quote.atTakeProfit),
    atStopLoss: closing(draft.stopLoss, quote.atStopLoss),
    atStopOut: { price: Number(quote.stopOutPrice), net: quote.atStopOut.net },
    worstCase: quote.worstCase,
  }
}

/** A position that is open. */
export interface OpenPosition extends PositionShape {
  readonly openPrice: number
  /** Dollars. */
  readonly margin: string
  /** What parts that were closed came to. */
  readonly realised?: RealisedParts | undefined
}

/** Gain or loss of an open position at a price, before fees, in dollars; at most the margin is lost. */
export function unrealisedAt(position: OpenPosition, price: number): string {
  return quoteClosing({ ...position, openFee: '0', feeRate: '0' }, price).profit
}

/** Computes what closing an open position at a price comes to. */
export function previewClosing(
  position: OpenPosition & { readonly openFee: string },
  price: number,
  feeRate: string,
): ClosingQuote {
  return quoteClosing({ ...position, feeRate }, price)
}

/** The stop loss of a position as it is sent: at its price, or the distance that it trails at. */
export function stopLossOf({ stopLoss, trailing }: Pick<PositionDraft, 'stopLoss' | 'trailing'>): {
  readonly stopLossPrice?: number
  readonly trailingDistance?: number
} {
  if (trailing !== undefined) return { trailingDistance: trailing }
  return stopLoss === undefined ? {} : { stopLossPrice: stopLoss }
}
