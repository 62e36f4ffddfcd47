import { readParameter } from '../../catalogue/read-parameter.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { lockFor } from '../../domain/payment-lock.ts'
import type { Mode } from '../../ledger/entry.ts'
import type { ReadTables } from '../../store/store.ts'
import { endOrder } from './rules/end.ts'
import { modifyWaitingOrder } from './rules/modify.ts'
import { placeOrder } from './rules/place.ts'
import type { WaitingOrderRow, WaitingOrderTables } from './tables.ts'
import { waitingOrderView } from './view.ts'

/** A user's waiting order in this mode; another's is as unknown as one that never was. */
const findOwn = (
  { waitingOrders }: ReadTables<WaitingOrderTables>,
  orderNo: string | undefined,
  userId: string,
  mode: Mode,
): WaitingOrderRow | undefined => {
  const row = orderNo === undefined ? undefined : waitingOrders.get(orderNo)
  return row?.userId === userId && row.mode === mode ? row : undefined
}

/** Waiting orders. Contract: `openapi/paths/order.*Pending.yaml`. */
export const waitingOrderHandlers: Handlers<WaitingOrderTables> = (world, operation) => {
  const { read } = world.store

  return [
    operation('placePending', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const config = readParameter(world.catalogue, 'order.config')
        if (!config) return error('parameterMissing')
        const { waitingOrders } = tables
        const actor = actorOf(tables, signedIn.user, mode, now)
        const instrument = world.market.findById(body.marketId)
        const price = instrument
          ? world.market.quote(instrument.code, now)
          : { ticks: 0, session: 'CLOSED' as const }
        const partner = findOwn(tables, body.ocoOrderNo, actor.user.id, mode)
        const other = partner?.ocoOrderNo === undefined ? undefined : waitingOrders.get(partner.ocoOrderNo)
        const { lots, leverage, triggerPrice } = body
        const command = { ...body, lots, leverage, triggerPrice, takeOrderNo: takeOrderNo(tables, 'PO', now) }
        const facts = { instrument, price, config, partner, isPartnerTaken: other?.status === 'WAITING' }
        const outcome = placeOrder(actor, command, facts)
        return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ order, partner: linked }) => {
          if (linked && partner) waitingOrders.put({ ...partner, ...linked })
          return waitingOrderView(waitingOrders.insert({ ...order, watchedFrom: now }))
        })
      }),
    ),

    operation('modifyPending', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const row = findOwn(tables, body.orderNo, signedIn.user.id, mode)
        const instrument = row && world.market.findById(row.marketId)
        if (!row || !instrument) return error('recordNotFound')
        const actor = actorOf(tables, signedIn.user, mode, now)
        const outcome = modifyWaitingOrder(actor, row, body, {
          instrument,
          ticks: world.market.priceTicks(row.code, now),
          lock: mode === 'real' ? lockFor(actor.user, 'placePending', now) : undefined,
        })
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ order }) =>
          waitingOrderView(tables.waitingOrders.put({ ...order, watchedFrom: now })),
        )
      }),
    ),

    operation('cancelPending', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const row = findOwn(tables, body.orderNo, signedIn.user.id, mode)
        if (!row) return error('recordNotFound')
        const outcome = endOrder(row, 'USER', now)
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ order }) =>
          waitingOrderView(tables.waitingOrders.put({ ...row, ...order })),
        )
      }),
    ),

    operation('listPending', ({ query, page, signedIn, mode }) => {
      const isWanted = ({ status, code }: WaitingOrderRow) =>
        (query.status === undefined || status === query.status) &&
        (query.code === undefined || code === query.code)
      const rows = [...read.waitingOrders.listBy('user', [signedIn.user.id, mode], true)]
      return ok(page(rows.filter(isWanted), waitingOrderView))
    }),
  ]
}
