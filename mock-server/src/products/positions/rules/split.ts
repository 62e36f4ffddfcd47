import { type SplitPosition, splitPosition } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import { formatUsd } from '../../../ledger/money.ts'
import type { Order } from './order.ts'

/** An order as a part and a rest: margin and opening fee in proportion, prices and stops as they were. */
export const splitOrder = (order: Order, lots: string): SplitPosition<Order> => {
  const { margin, openFee } = order
  const split = splitPosition(
    { lots: order.lots, margin: formatUsd(margin), openFee: formatUsd(openFee) },
    lots,
  )
  const orderOf = (share: typeof split.part): Order => ({
    ...order,
    lots: share.lots,
    margin: usdOf(share.margin),
    openFee: usdOf(share.openFee),
  })
  return { part: orderOf(split.part), rest: orderOf(split.rest) }
}
