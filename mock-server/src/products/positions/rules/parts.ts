import { addDecimals, type SplitPosition, splitPosition } from '@swx/sdk/money'
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

/** Whether an order was closed before another of the same position: parts by their numbers, then what stayed open. */
const byClosing = (a: Order, b: Order): number => {
  const rest = Number(a.partOf === undefined) - Number(b.partOf === undefined)
  return rest || (a.orderNo < b.orderNo ? -1 : 1)
}

/** The orders of each position: the parts as they were closed, then what stayed open. */
export const partsOfEach = (orders: Iterable<Order>): Iterable<readonly Order[]> => {
  const positions = new Map<string, Order[]>()
  for (const order of orders) {
    const name = order.partOf ?? order.orderNo
    const parts = positions.get(name)
    if (parts) parts.push(order)
    else positions.set(name, [order])
  }
  for (const parts of positions.values()) parts.sort(byClosing)
  return positions.values()
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/** The last parts of a position as the one order that they were before the first of them was closed. */
export const joinParts = (parts: readonly Order[]): Order | undefined => {
  const [first] = parts
  return (
    first && {
      ...first,
      lots: addDecimals(...parts.map(({ lots }) => lots)),
      margin: total(parts.map(({ margin }) => margin)),
      openFee: total(parts.map(({ openFee }) => openFee)),
    }
  )
}
