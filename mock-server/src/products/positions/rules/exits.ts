import type { Stops } from '../../../domain/stops.ts'
import type { CloseReason, Order } from './order.ts'

type ExitTerms = Pick<Order, 'direction' | 'stopOutPrice'> & Stops

/** A price that closes a position, and from which side it is reached. */
export interface TriggerLevel {
  readonly reason: Exclude<CloseReason, 'USER'>
  readonly ticks: number
  readonly side: 'atOrAbove' | 'atOrBelow'
}

/**
 * The levels that close a position, in the order in which they act when one tick reaches several.
 *
 * @param trailingStop where its trailing stop stands then, in ticks.
 */
export const triggerLevels = (order: ExitTerms, trailingStop?: number): readonly TriggerLevel[] => {
  const [losing, gaining] =
    order.direction === 'LONG' ? (['atOrBelow', 'atOrAbove'] as const) : (['atOrAbove', 'atOrBelow'] as const)
  const levels: TriggerLevel[] = []
  if (order.stopLossPrice !== undefined)
    levels.push({ reason: 'SL', ticks: order.stopLossPrice, side: losing })
  if (trailingStop !== undefined) levels.push({ reason: 'TRAILING_STOP', ticks: trailingStop, side: losing })
  levels.push({ reason: 'STOP_OUT', ticks: order.stopOutPrice, side: losing })
  if (order.takeProfitPrice !== undefined)
    levels.push({ reason: 'TP', ticks: order.takeProfitPrice, side: gaining })
  return levels
}

/**
 * The nearest price on each side that closes a position. A stop loss of a waiting order that was filled at a worse price
 * may lie beyond the stop-out, which acts first then.
 */
export const exitLevels = (
  order: ExitTerms,
): { readonly above: number | undefined; readonly below: number | undefined } => {
  const { direction, stopLossPrice, stopOutPrice, takeProfitPrice } = order
  const isLong = direction === 'LONG'
  const losing = (isLong ? Math.max : Math.min)(stopLossPrice ?? stopOutPrice, stopOutPrice)
  return isLong ? { above: takeProfitPrice, below: losing } : { above: losing, below: takeProfitPrice }
}

/** What a tick closes a position for, if anything: stop loss or trailing stop before stop-out before take profit. */
export const triggeredBy = (
  order: ExitTerms,
  ticks: number,
  trailingStop?: number,
): TriggerLevel['reason'] | undefined =>
  triggerLevels(order, trailingStop).find((level) =>
    level.side === 'atOrAbove' ? ticks >= level.ticks : ticks <= level.ticks,
  )?.reason
