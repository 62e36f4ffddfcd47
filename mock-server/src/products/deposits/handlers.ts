import { readParameter } from '../../catalogue/read-parameter.ts'
import { ofStatus } from '../../contract/of-status.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { currencyRate } from '../../core/currency-rate.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { submitRecharge } from './rules/recharge.ts'
import type { DepositTables } from './tables.ts'
import { hashKey } from './tables.ts'
import { rechargeView } from './view.ts'

/** Deposits. Contract: `openapi/paths/user.recharge.yaml`, `user.listRecharge.yaml`. */
export const rechargeHandlers: Handlers<DepositTables> = (world, operation) => [
  operation('recharge', ({ body, now, mode, signedIn, commit }) =>
    commit((tables) => {
      const methods = readParameter(world.catalogue, 'recharge.methods')
      const edition = readParameter(world.catalogue, 'recharge.edition')
      if (!methods || !edition) return error('parameterMissing')
      const ofCurrency = methods.filter(({ currency }) => currency === body.currency)
      const method = ofCurrency.find(({ network }) => network === body.network)
      if (!method)
        return badRequest([{ field: ofCurrency.length === 0 ? 'currency' : 'network', rule: 'enum' }])
      const rate = currencyRate(world.market, method.currency, now)
      if (rate === undefined) return error('parameterMissing')

      const actor = actorOf(tables, signedIn.user, mode, now)
      const { txHash } = body
      const outcome = submitRecharge(
        actor,
        {
          takeOrderNo: takeOrderNo(tables, 'RC', now),
          amount: body.amount,
          receiveAddress: body.receiveAddress,
          txHash,
          last6: body.last6,
          proofId: body.proofId,
        },
        {
          method,
          edition,
          rate,
          proof: tables.uploads.get(body.proofId),
          sameHash:
            txHash === undefined
              ? undefined
              : tables.recharges.findBy('userHash', `${actor.user.id} ${hashKey(txHash)}`),
        },
      )
      return accept({ world, tables, now }, outcome, 'rechargeSubmitted', ({ recharge, isNew }) => {
        if (isNew) tables.recharges.insert(recharge)
        return rechargeView(recharge)
      })
    }),
  ),

  operation('listRecharge', ({ query, page, signedIn }) => {
    const { recharges } = world.store.read
    const rows = recharges.listBy('user', [signedIn.user.id], true)
    return ok(page(ofStatus(rows, query.status), rechargeView))
  }),
]
