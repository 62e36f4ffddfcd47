import type { ProductFacts } from '../../core/product.ts'
import { closeResult, type Order, positionFigures } from './rules/order.ts'
import { joinParts, partsOfEach } from './rules/parts.ts'
import type { PositionTables } from './tables.ts'

const wasOpen = ({ openTime, closeTime = Number.POSITIVE_INFINITY }: Order, at: number): boolean =>
  openTime < at && closeTime >= at

/** What open positions come to, before fees: the only profit that is not booked. */
export const positionFacts: ProductFacts<PositionTables> = {
  unrealised({ market, store }, userId, mode, at) {
    let sum = 0n
    for (const row of store.read.positions.listBy('open', [userId, mode]))
      sum += positionFigures(row, market.priceTicks(row.code, at)).unrealised
    return sum
  },

  unrealisedBefore({ market, store }, userId, mode) {
    const positions = [...partsOfEach(store.read.positions.listBy('user', [userId, mode]))]
    return (at) => {
      let sum = 0n
      for (const parts of positions) {
        const open = joinParts(parts.filter((part) => wasOpen(part, at)))
        if (open) sum += closeResult(open, market.priceTicks(open.code, at)).profit
      }
      return sum
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
    return row && { code: row.code, direction: row.direction }
  },

  *holdings({ positions }) {
    for (const { mode, userId, margin, status } of positions.list())
      if (status === 'OPEN') yield { mode, userId, account: 'margin', amount: margin }
  },

  histories: ({ positions }) => ({ name: 'position', rows: positions.list() }),
}
