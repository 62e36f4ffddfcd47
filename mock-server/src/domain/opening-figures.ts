import { compareDecimals, divideDecimals, type PositionQuote, quotePosition } from '@swx/sdk/money'
import { formatUsd } from '../ledger/money.ts'
import { MAX_USD, usdOf } from './amount.ts'
import { notional, type PositionSize, type PositionTerms } from './position.ts'
import { priceText } from './price-grid.ts'

/** What opening a position at a price comes to: money in cents, the stop-out in ticks. */
export interface OpeningFigures {
  /** Notional amount by leverage, rounded up. */
  readonly margin: bigint
  readonly openFee: bigint
  /** The first tick at which what is left of the margin is at or below the stop-out level. */
  readonly stopOutPrice: number
}

export const openingFigures = (
  order: PositionTerms & PositionSize & { readonly openPrice: number },
): OpeningFigures => {
  const tickSize = priceText(order, 1)
  const quote: PositionQuote = quotePosition({ ...order, price: priceText(order, order.openPrice), tickSize })
  return {
    margin: usdOf(quote.margin),
    openFee: usdOf(quote.openFee),
    stopOutPrice: Number(divideDecimals(quote.stopOutPrice, tickSize, 0)),
  }
}

/** Whether a position of this size can be opened at a price: below a cent its margin could never be half lost. */
export const isValueOffered = (size: PositionSize, ticks: number): boolean => {
  const value = notional(size, ticks)
  return compareDecimals(value, '0.01') >= 0 && compareDecimals(value, formatUsd(MAX_USD)) <= 0
}
