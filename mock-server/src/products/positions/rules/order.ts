import {
  type HeldPosition,
  quoteClosing,
  profitBetween as quoteProfit,
  type RealisedParts,
  realisedAfter,
} from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import type { Tracked } from '../../../domain/history.ts'
import type { Direction, PositionSize } from '../../../domain/position.ts'
import { type PriceGrid, priceText } from '../../../domain/price-grid.ts'
import type { Stops } from '../../../domain/stops.ts'
import type { Mode } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** What closed a position. */
export type CloseReason = 'USER' | 'SL' | 'TP' | 'STOP_OUT' | 'TRAILING_STOP'

/** A leveraged position with isolated margin. Money in cents, times in epoch ms, prices in ticks of its grid. */
export interface Order extends Tracked<'OPEN' | 'CLOSED'>, PriceGrid, Stops {
  readonly orderNo: string
  /** The position that this was closed as a part of. */
  readonly partOf?: string
  readonly userId: string
  readonly mode: Mode
  readonly code: string
  readonly marketId: string
  readonly direction: Direction
  /** Decimal string. */
  readonly lots: string
  /** Units in a lot, decimal string. */
  readonly contractSize: string
  readonly leverage: number
  /** The fee of each side, a part of the notional amount; as when it was opened. */
  readonly feeRate: string
  /** Part of the margin at which it is closed by force; as when it was opened. */
  readonly stopOutLevel: string
  readonly margin: bigint
  readonly openPrice: number
  readonly closePrice?: number
  /** Since when its trailing stop follows the price, epoch ms; undefined without one. */
  readonly trailingSince?: number | undefined
  /** The trailing stop that closed it. */
  readonly trailingStopPrice?: number
  readonly stopOutPrice: number
  readonly openFee: bigint
  readonly closeFee?: bigint
  readonly closeReason?: CloseReason
  /** Net of both fees, once it is closed. */
  readonly profit?: bigint
  /** What the parts that were closed before came to, exact; undefined while there were none. */
  readonly realised?: RealisedParts
  readonly openTime: number
  readonly closeTime?: number
}

/** Gain or loss between two prices before fees, in cents. */
export const profitBetween = (
  size: PositionSize,
  direction: Direction,
  open: number,
  close: number,
): bigint => usdOf(quoteProfit({ ...size, direction }, priceText(size, open), priceText(size, close)))

/** What a position comes to when it is closed at a price, in cents. */
export interface CloseResult {
  /** Gain or loss before fees; a loss beyond the margin is the house's. */
  readonly profit: bigint
  /** Never more than what is left of the margin. */
  readonly fee: bigint
  /** After both fees. */
  readonly net: bigint
  /** What the house carries. */
  readonly shortfall: bigint
}

/** What a closing depends on besides the price. */
export type ClosableOrder = PositionSize &
  Pick<Order, 'direction' | 'openPrice' | 'margin' | 'openFee' | 'feeRate' | 'realised'>

/** A position as the rules of money take it. */
export const heldOf = (order: ClosableOrder): HeldPosition => ({
  direction: order.direction,
  lots: order.lots,
  contractSize: order.contractSize,
  openPrice: priceText(order, order.openPrice),
  margin: formatUsd(order.margin),
  openFee: formatUsd(order.openFee),
  feeRate: order.feeRate,
  realised: order.realised,
})

/** The result of closing a position at a price. */
export const closeResult = (order: ClosableOrder, ticks: number): CloseResult => {
  const { profit, closeFee, net, shortfall } = quoteClosing(heldOf(order), priceText(order, ticks))
  return { profit: usdOf(profit), fee: usdOf(closeFee), net: usdOf(net), shortfall: usdOf(shortfall) }
}

/** What all parts have come to, exact, when this one is closed at a price as well. */
export const realisedWith = (order: ClosableOrder, ticks: number): RealisedParts =>
  realisedAfter(heldOf(order), priceText(order, ticks))

/** Figures of a position that move with the price, in cents. */
export interface PositionFigures {
  /** Net of fees; of an open position as if it closed now. */
  readonly profit: bigint
  /** Gain or loss of an open position before fees; 0 when closed. */
  readonly unrealised: bigint
  /** Net result if the take-profit is reached; 0 without one. */
  readonly expectedReturn: bigint
}

/** The figures of a position at the present price. */
export const positionFigures = (order: Order, ticks: number): PositionFigures => {
  const expectedReturn =
    order.takeProfitPrice === undefined ? 0n : closeResult(order, order.takeProfitPrice).net
  if (order.status === 'CLOSED') return { profit: order.profit ?? 0n, unrealised: 0n, expectedReturn }
  const { profit, net } = closeResult(order, ticks)
  return { profit: net, unrealised: profit, expectedReturn }
}
