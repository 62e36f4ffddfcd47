import type { ProductFacts } from '../../core/product.ts'
import { pastPrice } from './past-prices.ts'
import { openProfit } from './rules/open-profit.ts'
import type { Order } from './rules/order.ts'
import { joinParts, partsOfEach } from './rules/parts.ts'
import type { PositionTables } from './tables.ts'

type Life = Pick<Order, 'openTime' | 'closeTime'>

const wasOpen = ({ openTime, closeTime = Number.POSITIVE_INFINITY }: Life, at: number): boolean =>
  openTime < at && closeTime >= at

/** From when until when any part of a position was open. */
const lifeOf = (parts: readonly Order[]): Required<Life> => ({
  openTime: Math.min(...parts.map(({ openTime }) => openTime)),
  closeTime: Math.max(...parts.map(({ closeTime = Number.POSITIVE_INFINITY }) => closeTime)),
})

const profits = new WeakMap<Order, (ticks: number) => bigint>()

/** The profit of a position as it is now, remembered until it changes. */
const profitOf = (order: Order): ((ticks: number) => bigint) => {
  let profit = profits.get(order)
  if (!profit) {
    profit = openProfit(order)
    profits.set(order, profit)
  }
  return profit
}

/** What was open of a position at a moment: its parts are closed one after the other, so their number tells which. */
const rememberOpen = (parts: readonly Order[]) => {
  const known = new Map<number, { orderNo: string; code: string; profitAt: (ticks: number) => bigint }>()
  return (at: number) => {
    const open = parts.filter((part) => wasOpen(part, at))
    const joined = known.has(open.length) ? undefined : joinParts(open)
    if (joined) {
      const { partOf, orderNo, code } = joined
      known.set(open.length, { orderNo: partOf ?? orderNo, code, profitAt: openProfit(joined) })
    }
    return known.get(open.length)
  }
}

/** What open positions come to, before fees: the only profit that is not booked. */
export const positionFacts: ProductFacts<PositionTables> = {
  unrealised({ market, store }, userId, mode, at) {
    let sum = 0n
    for (const row of store.read.positions.listBy('open', [userId, mode]))
      sum += profitOf(row)(market.priceTicks(row.code, at))
    return sum
  },

  openBefore({ market, store }, userId, mode) {
    const positions = Array.from(
      partsOfEach(store.read.positions.listBy('user', [userId, mode])),
      (parts) => ({ ...lifeOf(parts), openOf: rememberOpen(parts) }),
    )
    return function* (at, pricedAt) {
      const prices = new Map<string, number>()
      const priceOf = (code: string): number => {
        let ticks = prices.get(code)
        if (ticks === undefined) {
          ticks = pastPrice(market, code, pricedAt)
          prices.set(code, ticks)
        }
        return ticks
      }
      for (const { openTime, closeTime, openOf } of positions) {
        const open = wasOpen({ openTime, closeTime }, at) ? openOf(at) : undefined
        if (open) yield { orderNo: open.orderNo, unrealised: open.profitAt(priceOf(open.code)) }
      }
    }
  },

  openRecords: ({ positions }, userId) => ({
    positions: (['real', 'demo'] as const).reduce(
      (sum, mode) => sum + positions.countBy('open', [userId, mode]),
      0,
    ),
  }),

  traded({ positions }, orderNo) {
    const row = positions.get(orderNo)
    if (!row) return undefined
    const { userId, mode, code, direction, partOf = orderNo, profit } = row
    return {
      userId,
      mode,
      code,
      direction,
      wholeNo: partOf,
      ...(profit === undefined ? {} : { result: profit }),
    }
  },

  *holdings({ positions }) {
    for (const { mode, userId, margin, status } of positions.list())
      if (status === 'OPEN') yield { mode, userId, account: 'margin', amount: margin }
  },

  histories: ({ positions }) => ({ name: 'position', rows: positions.list() }),
}
