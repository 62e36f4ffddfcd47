import type { Mode } from '../../ledger/entry.ts'
import { parseRatio, type Ratio, ratio, round, times } from '../../ledger/rounding.ts'
import type { Tracked } from '../history.ts'
import { type PriceGrid, tickValue } from '../price-grid.ts'

/** LONG gains when the price rises, SHORT when it falls. */
export type Direction = 'LONG' | 'SHORT'

/** What closed a position. */
export type CloseReason = 'USER' | 'SL' | 'TP' | 'STOP_OUT'

/** A leveraged position with isolated margin. Money in cents, times in epoch ms, prices in ticks of its grid. */
export interface Order extends Tracked<'OPEN' | 'CLOSED'>, PriceGrid {
  readonly orderNo: string
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
  readonly stopLossPrice?: number | undefined
  readonly takeProfitPrice?: number | undefined
  readonly stopOutPrice: number
  readonly openFee: bigint
  readonly closeFee?: bigint
  readonly closeReason?: CloseReason
  /** Net of both fees, once it is closed. */
  readonly profit?: bigint
  readonly openTime: number
  readonly closeTime?: number
}

/** Size of a position: what its value is computed from. */
export type PositionSize = Pick<Order, 'lots' | 'contractSize' | 'tickUnits' | 'priceDecimals'>

/** Cents that a position gains or loses when the price moves by one tick. */
export const centsPerTick = (size: PositionSize): Ratio =>
  times(times(parseRatio(size.lots), parseRatio(size.contractSize)), times(tickValue(size), ratio(100)))

/** Value of the whole position at a price, in cents, exact. */
export const notional = (size: PositionSize, ticks: number): Ratio => times(centsPerTick(size), ratio(ticks))

/** Margin at a price: notional amount by leverage, rounded up. */
export const marginOf = (size: PositionSize, ticks: number, leverage: number): bigint =>
  round(times(notional(size, ticks), ratio(1, leverage)), 'UP')

/** The fee of one side at a price. */
export const feeOf = (size: PositionSize, ticks: number, feeRate: string): bigint =>
  round(times(notional(size, ticks), parseRatio(feeRate)))

/** Gain or loss between two prices before fees, exact. */
const exactProfit = (size: PositionSize, direction: Direction, open: number, close: number): Ratio =>
  times(centsPerTick(size), ratio(direction === 'LONG' ? close - open : open - close))

/** Gain or loss between two prices before fees, in cents. */
export const profitBetween = (
  size: PositionSize,
  direction: Direction,
  open: number,
  close: number,
): bigint => round(exactProfit(size, direction, open, close))

/**
 * The first tick, seen from the opening price, at which margin and loss together are at or below `level` of the
 * margin: rounded down to a tick for a long position, up for a short one.
 */
export const stopOutPrice = (
  size: PositionSize,
  direction: Direction,
  open: number,
  margin: bigint,
  level: string,
): number => {
  const stays = parseRatio(level)
  const loss = times(ratio(margin), { num: stays.den - stays.num, den: stays.den })
  const perTick = centsPerTick(size)
  const ticks = Number(round({ num: loss.num * perTick.den, den: loss.den * perTick.num }, 'UP'))
  return direction === 'LONG' ? open - ticks : open + ticks
}

/** Whether a price closes a position by force. */
export const isStopOut = (
  order: Pick<Order, 'direction' | 'openPrice' | 'margin' | 'stopOutLevel'> & PositionSize,
  ticks: number,
): boolean => {
  const { num, den } = exactProfit(order, order.direction, order.openPrice, ticks)
  const level = parseRatio(order.stopOutLevel)
  return (order.margin * den + num) * level.den <= level.num * order.margin * den
}

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

/** The result of closing a position at a price. */
export const closeResult = (
  order: Pick<Order, 'direction' | 'openPrice' | 'margin' | 'openFee' | 'feeRate'> & PositionSize,
  ticks: number,
): CloseResult => {
  const raw = profitBetween(order, order.direction, order.openPrice, ticks)
  const profit = raw < -order.margin ? -order.margin : raw
  const left = order.margin + profit
  const wanted = feeOf(order, ticks, order.feeRate)
  const fee = wanted < left ? wanted : left
  return { profit, fee, net: profit - order.openFee - fee, shortfall: profit - raw }
}

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
