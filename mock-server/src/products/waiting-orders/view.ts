import { given, historyView, moment } from '../../core/view.ts'
import { priceOfTicks } from '../../domain/price-grid.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { WaitingOrder } from './rules/waiting-order.ts'

/** A waiting order as the contract's `PendingOrder`. */
export const waitingOrderView = (order: WaitingOrder) => {
  const price = (value: number): number => priceOfTicks(order, value)
  return {
    orderNo: order.orderNo,
    code: order.code,
    marketId: order.marketId,
    direction: order.direction,
    type: order.type,
    triggerPrice: price(order.triggerPrice),
    lots: order.lots,
    contractSize: order.contractSize,
    leverage: order.leverage,
    expiry: order.expiry,
    ...given('expiresAt', order.expiresAt, moment),
    ...given('stopLossPrice', order.stopLossPrice, price),
    ...given('takeProfitPrice', order.takeProfitPrice, price),
    ...given('trailingDistance', order.trailingDistance, price),
    ...given('ocoOrderNo', order.ocoOrderNo),
    status: order.status,
    held: formatUsd(order.held),
    ...given('filledOrderNo', order.filledOrderNo),
    ...given('filledPrice', order.filledPrice, price),
    ...given('reason', order.reason),
    placedAt: moment(order.placedAt),
    ...given('endedAt', order.endedAt, moment),
    history: historyView(order.history),
  }
}
