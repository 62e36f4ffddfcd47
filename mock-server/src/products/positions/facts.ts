import type { ProductFacts } from '../../core/product.ts'
import { pastPrice } from './past-prices.ts'
import { closeResult, type Order, positionFigures } from './rules/order.ts'
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

/** What open positions come to, before fees: the only profit that is not booked. */
export const positionFacts: ProductFacts<PositionTables> = {
  unrealised({ market, store }, userId, mode, at) {
    let sum = 0n
    for (const row of store.read.positions.listBy('open', [userId, mode]))
      sum += positionFigures(row, market.priceTicks(row.code, at)).unrealised
    return sum
  },

  openBefore({ market, store }, userId, mode) {
    const positions = Array.from(
      partsOfEach(store.read.positions.listBy('user', [userId, mode])),
      (parts) => ({ parts, ...lifeOf(parts) }),
    )
    return function* (at, pricedAt) {
      for (const { parts, openTime, closeTime } of positions) {
        if (!wasOpen({ openTime, closeTime }, at)) continue
        const open = joinParts(parts.filter((part) => wasOpen(part, at)))
        if (!open) continue
        const { profit } = closeResult(open, pastPrice(market, open.code, pricedAt))
        yield { orderNo: open.partOf ?? open.orderNo, unrealised: profit }
      }
    }
  },

  openRecords: ({ positions }, userId) => ({
    positions: (['real', 'demo'] as const).reduce(
      (sum, mode) => sum + [...positions.listBy('open', [userId, mode])].length,
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
