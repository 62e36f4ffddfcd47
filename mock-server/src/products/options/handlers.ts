import { readParameter } from '../../catalogue/read-parameter.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { buyOptions } from './rules/buy.ts'
import type { OptionsOrder } from './rules/options-order.ts'
import type { OptionTables } from './tables.ts'
import { optionView } from './view.ts'

/** Fixed-time options. Contract: `openapi/paths/order.*Options*.yaml`. */
export const optionHandlers: Handlers<OptionTables> = (world, operation) => {
  const { read } = world.store
  const { options } = read
  const view = (row: OptionsOrder) => optionView(row, world.facts.note(read, row.orderNo))

  return [
    operation('buyOptions', ({ commit, signedIn, mode, now, body }) =>
      commit((tables) => {
        const features = readParameter(world.catalogue, 'features')
        if (!features) return error('parameterMissing')
        const actor = actorOf(tables, signedIn.user, mode, now)
        const instrument = world.market.findById(body.marketId)
        const price = instrument
          ? world.market.quote(instrument.code, now)
          : { ticks: 0, session: 'CLOSED' as const }
        const { amount, periodSec } = body
        const command = { ...body, amount, periodSec, takeOrderNo: takeOrderNo(tables, 'OP', now) }
        const outcome = buyOptions(actor, command, {
          instrument,
          price,
          loanPrincipal: mode === 'real' ? world.facts.borrowed(tables, actor.user.id) : 0n,
          realEnabled: features.optionsReal,
        })
        return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ order }) => {
          tables.options.insert(order)
          return optionView(order, undefined)
        })
      }),
    ),

    operation('listOptionsOrder', ({ query, page, signedIn, mode }) => {
      const { status, code } = query
      const isWanted = (row: OptionsOrder): boolean =>
        (status === undefined || row.status === status) && (code === undefined || row.code === code)
      const rows = [...options.listBy('user', [signedIn.user.id, mode], true)].filter(isWanted)
      return ok(page(rows, view))
    }),

    operation('getOptionsOrderById', ({ path, signedIn, mode }) => {
      const row = options.get(path.id)
      const isOwn = row?.userId === signedIn.user.id && row.mode === mode
      return isOwn ? ok(view(row)) : error('recordNotFound')
    }),
  ]
}
