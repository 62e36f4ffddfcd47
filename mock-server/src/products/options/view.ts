import { given, historyView, moment } from '../../core/view.ts'
import { priceOfTicks } from '../../domain/price-grid.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { OptionsOrder } from './rules/options-order.ts'

/**
 * A fixed-time option as the contract's `OptionsOrder`.
 *
 * @param note the user's own; undefined without one.
 */
export const optionView = (order: OptionsOrder, note: string | undefined) => {
  const price = (ticks: number): number => priceOfTicks(order, ticks)
  return {
    orderNo: order.orderNo,
    code: order.code,
    marketId: order.marketId,
    direction: order.direction,
    periodSec: order.periodSec,
    stake: formatUsd(order.stake),
    payoutRatio: order.payoutRatio,
    strikePrice: price(order.strikePrice),
    expiresAt: moment(order.expiresAt),
    ...given('settlePrice', order.settlePrice, price),
    expectedReturn: formatUsd(order.expectedReturn),
    status: order.status,
    ...given('profit', order.profit, formatUsd),
    openTime: moment(order.openTime),
    ...given('closeTime', order.closeTime, moment),
    ...given('note', note),
    history: historyView(order.history),
  }
}
