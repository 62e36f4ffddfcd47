import { stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import { type PriceGrid, ticksOfPrice } from '../../../domain/price-grid.ts'
import { EXIT_DISTANCE_TICKS } from '../../../domain/trading-limits.ts'
import type { CloseReason, Direction, Order } from './order.ts'

/** Stop-loss and take-profit in ticks. */
export type Exits = Pick<Order, 'stopLossPrice' | 'takeProfitPrice'>

/** Reads prices that came as JSON numbers; undefined when one of them is off the grid. */
export const readExits = (
  grid: PriceGrid,
  stopLoss: number | undefined,
  takeProfit: number | undefined,
): Exits | undefined => {
  const read = (price: number | undefined): number | undefined | null =>
    price === undefined ? undefined : (ticksOfPrice(grid, price) ?? null)
  const [stopLossPrice, takeProfitPrice] = [read(stopLoss), read(takeProfit)]
  if (stopLossPrice === null || takeProfitPrice === null) return undefined
  return {
    ...(stopLossPrice === undefined ? {} : { stopLossPrice }),
    ...(takeProfitPrice === undefined ? {} : { takeProfitPrice }),
  }
}

/**
 * Whether exits can do what they are for: stop-loss on the losing side of the present price but before the stop-out,
 * take-profit on the gaining side, both at least ten ticks away.
 */
export const areExitsReasonable = (
  direction: Direction,
  current: number,
  stopOut: number,
  { stopLossPrice: stopLoss, takeProfitPrice: takeProfit }: Exits,
): boolean => {
  // In ticks, so that one of them is 1.
  const setting = {
    direction,
    price: current,
    tickSize: 1,
    stopOutPrice: stopOut,
    exitDistanceTicks: EXIT_DISTANCE_TICKS,
  }
  const isStopLossGood = stopLoss === undefined || stopLossIssue(setting, stopLoss) === undefined
  return isStopLossGood && (takeProfit === undefined || takeProfitIssue(setting, takeProfit) === undefined)
}

/** A price that closes a position, and from which side it is reached. */
export interface TriggerLevel {
  readonly reason: Exclude<CloseReason, 'USER'>
  readonly ticks: number
  readonly side: 'atOrAbove' | 'atOrBelow'
}

/** The levels that close a position, in the order in which they act when one tick reaches several. */
export const triggerLevels = (
  order: Pick<Order, 'direction' | 'stopOutPrice'> & Exits,
): readonly TriggerLevel[] => {
  const [losing, gaining] =
    order.direction === 'LONG' ? (['atOrBelow', 'atOrAbove'] as const) : (['atOrAbove', 'atOrBelow'] as const)
  const levels: TriggerLevel[] = []
  if (order.stopLossPrice !== undefined)
    levels.push({ reason: 'SL', ticks: order.stopLossPrice, side: losing })
  levels.push({ reason: 'STOP_OUT', ticks: order.stopOutPrice, side: losing })
  if (order.takeProfitPrice !== undefined)
    levels.push({ reason: 'TP', ticks: order.takeProfitPrice, side: gaining })
  return levels
}

/** The nearest price on each side that closes a position. */
export const exitLevels = (
  order: Pick<Order, 'direction' | 'stopOutPrice'> & Exits,
): { readonly above: number | undefined; readonly below: number | undefined } => {
  const losing = order.stopLossPrice ?? order.stopOutPrice
  return order.direction === 'LONG'
    ? { above: order.takeProfitPrice, below: losing }
    : { above: losing, below: order.takeProfitPrice }
}

/** What a tick closes a position for, if anything: stop-loss before stop-out before take-profit. */
export const triggeredBy = (
  order: Pick<Order, 'direction' | 'stopOutPrice'> & Exits,
  ticks: number,
): TriggerLevel['reason'] | undefined =>
  triggerLevels(order).find((level) =>
    level.side === 'atOrAbove' ? ticks >= level.ticks : ticks <= level.ticks,
  )?.reason
