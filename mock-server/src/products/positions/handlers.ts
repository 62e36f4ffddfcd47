import { readParameter } from '../../catalogue/read-parameter.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import type { Mode } from '../../ledger/entry.ts'
import type { ReadTables } from '../../store/store.ts'
import { closeOrder } from './rules/close.ts'
import { modifyOrder } from './rules/modify.ts'
import { openOrder } from './rules/open.ts'
import type { PositionRow, PositionTables } from './tables.ts'
import { trailingStopAt } from './trailing-stop.ts'
import { positionView } from './view.ts'

/** A user's position in this mode; another's is as unknown as one that never was. */
const findOwn = (
  { positions }: ReadTables<PositionTables>,
  orderNo: string,
  userId: string,
  mode: Mode,
): PositionRow | undefined => {
  const row = positions.get(orderNo)
  return row?.userId === userId && row.mode === mode ? row : undefined
}

/** Leveraged positions. Contract: `openapi/paths/order.*Order*.yaml`. */
export const positionHandlers: Handlers<PositionTables> = (world, operation) => {
  const { read } = world.store
  const priceOf = (code: string, now: number) => world.market.quote(code, now)
  const view = (row: PositionRow, now: number) =>
    positionView(
      row,
      priceOf(row.code, now).ticks,
      trailingStopAt(world.market, row, now),
      world.facts.note(read, row.orderNo),
    )

  return [
    operation('openOrder', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const config = readParameter(world.catalogue, 'order.config')
        if (!config) return error('parameterMissing')
        const actor = actorOf(tables, signedIn.user, mode, now)
        const instrument = world.market.findById(body.marketId)
        const { lots, leverage } = body
        const command = { ...body, lots, leverage, takeOrderNo: takeOrderNo(tables, 'LV', now) }
        const price = instrument ? priceOf(instrument.code, now) : { ticks: 0, session: 'CLOSED' as const }
        const outcome = openOrder(actor, command, { instrument, price, config })
        return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ order }) =>
          view(tables.positions.insert({ ...order, watchedFrom: now }), now),
        )
      }),
    ),

    operation('modifyOrder', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const row = findOwn(tables, body.orderNo, signedIn.user.id, mode)
        if (!row) return error('recordNotFound')
        const outcome = modifyOrder(row, body, priceOf(row.code, now).ticks, now)
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ order }) =>
          view(tables.positions.put({ ...order, watchedFrom: now }), now),
        )
      }),
    ),

    operation('closeOrder', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const row = findOwn(tables, body.orderNo, signedIn.user.id, mode)
        if (!row) return error('recordNotFound')
        const actor = actorOf(tables, signedIn.user, mode, now)
        const command = { lots: body.lots, takeOrderNo: takeOrderNo(tables, 'LV', now) }
        const instrument = world.market.findById(row.marketId)
        if (!instrument) return error('notTradable')
        const outcome = closeOrder(actor, row, command, { instrument, price: priceOf(row.code, now) })
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ order, rest }) => {
          if (!rest) return view(tables.positions.put({ ...row, ...order }), now)
          const closed = tables.positions.insert({ ...order, watchedFrom: row.watchedFrom })
          tables.positions.put({ ...rest, watchedFrom: row.watchedFrom })
          return view(closed, now)
        })
      }),
    ),

    operation('listOrder', ({ query, page, signedIn, mode, now }) => {
      const rows = [...read.positions.listBy('user', [signedIn.user.id, mode], true)]
      const wanted = query.status === undefined ? rows : rows.filter(({ status }) => status === query.status)
      return ok(page(wanted, (row) => view(row, now)))
    }),

    operation('getOrderById', ({ path, signedIn, mode, now }) => {
      const row = findOwn(read, path.id, signedIn.user.id, mode)
      return row ? ok(view(row, now)) : error('recordNotFound')
    }),
  ]
}
