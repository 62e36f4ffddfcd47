import { given, historyView, moment } from '../../core/view.ts'
import { priceOfTicks } from '../../domain/price-grid.ts'
import { formatUsd } from '../../ledger/money.ts'
import { type Order, positionFigures } from './rules/order.ts'

/**
 * A leveraged position as the contract's `Order`.
 *
 * @param ticks the price now, at which an open position is shown as if it closed.
 * @param trailingStop where its trailing stop stands now, in ticks; undefined without one.
 * @param note the user's own; undefined without one.
 */
export const positionView = (
  order: Order,
  ticks: number,
  trailingStop: number | undefined,
  note: string | undefined,
) => {
  const { profit, unrealised, expectedReturn } = positionFigures(order, ticks)
  const price = (value: number): number => priceOfTicks(order, value)
  return {
    orderNo: order.orderNo,
    ...given('partOf', order.partOf),
    code: order.code,
    marketId: order.marketId,
    direction: order.direction,
    lots: order.lots,
    contractSize: order.contractSize,
    leverage: order.leverage,
    margin: formatUsd(order.margin),
    openPrice: price(order.openPrice),
    ...given('closePrice', order.closePrice, price),
    ...given('stopLossPrice', order.stopLossPrice, price),
    ...given('trailingDistance', order.trailingDistance, price),
    ...given('trailingStopPrice', order.status === 'OPEN' ? trailingStop : order.trailingStopPrice, price),
    ...given('takeProfitPrice', order.takeProfitPrice, price),
    stopOutPrice: price(order.stopOutPrice),
    openFee: formatUsd(order.openFee),
    ...given('closeFee', order.closeFee, formatUsd),
    expectedReturn: formatUsd(expectedReturn),
    status: order.status,
    ...given('closeReason', order.closeReason),
    profit: formatUsd(profit),
    unrealised: formatUsd(unrealised),
    ...given('realised', order.status === 'OPEN' ? order.realised : undefined),
    openTime: moment(order.openTime),
    ...given('closeTime', order.closeTime, moment),
    ...given('note', note),
    history: historyView(order.history),
  }
}
