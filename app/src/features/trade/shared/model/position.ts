import type { components } from '@swx/sdk'
import type { Direction } from './position-preview.ts'

type Order = components['schemas']['Order']

/** A leveraged position, open or closed. Money and sizes are decimal strings. */
export interface Position {
  readonly orderNo: string
  /** The position that this was closed as a part of. */
  readonly partOf: string | undefined
  readonly code: string
  readonly marketId: string
  readonly direction: Direction
  readonly lots: string
  readonly contractSize: string
  readonly leverage: number
  readonly margin: string
  readonly openPrice: number
  readonly closePrice: number | undefined
  readonly stopLoss: number | undefined
  /** The distance that its stop loss trails at, and the price where it stands when the answer was given. */
  readonly trailing: number | undefined
  readonly trailingStop: number | undefined
  readonly takeProfit: number | undefined
  readonly stopOut: number
  readonly openFee: string
  readonly closeFee: string | undefined
  readonly isOpen: boolean
  readonly closeReason: Order['closeReason']
  /** Net of fees; of an open position as if it had closed when the answer was given. */
  readonly net: string
  /** Gain or loss before fees when the answer was given. */
  readonly unrealised: string
  /** What parts that were closed came to, exact: what closing the rest costs depends on it. */
  readonly realised: Order['realised']
  readonly openedAt: string
  readonly closedAt: string | undefined
  /** The user's own. */
  readonly note?: string | undefined
  readonly history: Order['history']
}

/** Translates the wire once. */
export function toPosition(order: Order): Position {
  return {
    orderNo: order.orderNo,
    partOf: order.partOf,
    code: order.code,
    marketId: order.marketId,
    // One that only a later server knows is shown by its own word.
    direction: order.direction as Direction,
    lots: order.lots,
    contractSize: order.contractSize,
    leverage: order.leverage,
    margin: order.margin,
    openPrice: order.openPrice,
    closePrice: order.closePrice,
    stopLoss: order.stopLossPrice,
    trailing: order.trailingDistance,
    trailingStop: order.trailingStopPrice,
    takeProfit: order.takeProfitPrice,
    stopOut: order.stopOutPrice,
    openFee: order.openFee,
    closeFee: order.closeFee,
    isOpen: order.status === 'OPEN',
    closeReason: order.closeReason,
    net: order.profit,
    unrealised: order.unrealised,
    realised: order.realised,
    openedAt: order.openTime,
    closedAt: order.closeTime,
    note: order.note,
    history: order.history,
  }
}

/** Whether a price closes the position: at or beyond its stop loss, stop-out or take profit. */
export function isTriggered(
  { direction, stopLoss, trailingStop, takeProfit, stopOut }: Position,
  price: number,
): boolean {
  const isLong = direction === 'LONG'
  const losing = [stopLoss, trailingStop, stopOut].some(
    (level) => level !== undefined && (isLong ? price <= level : price >= level),
  )
  const gaining = takeProfit !== undefined && (isLong ? price >= takeProfit : price <= takeProfit)
  return losing || gaining
}
