import { readParameter } from '../../catalogue/read-parameter.ts'
import { rejected } from '../../contract/rejected.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import type { ReadTables } from '../../store/store.ts'
import { buySmart } from './rules/buy.ts'
import { exitSmart, previewExit } from './rules/exit.ts'
import type { SmartOrder } from './rules/smart-order.ts'
import type { PlanTables } from './tables.ts'
import { exitPreviewView, planName, smartOrderDetailView, smartOrderView, smartProductView } from './view.ts'

function* ordersOf(
  { smartOrders }: ReadTables<PlanTables>,
  userId: string,
  status: string | undefined,
): Generator<SmartOrder> {
  for (const order of smartOrders.listBy('user', [userId], true)) {
    if (status === undefined || order.status === status) yield order
  }
}

const ownOrder = ({ smartOrders }: ReadTables<PlanTables>, id: string, userId: string) => {
  const order = smartOrders.get(id)
  return order?.userId === userId ? order : undefined
}

/** Smart plans. Contract: `openapi/paths/index.listSmartProduct.yaml`, `openapi/paths/order.*Smart*.yaml`. */
export const smartHandlers: Handlers<PlanTables> = (world, operation) => {
  const { catalogue, store } = world
  return [
    operation('listSmartProduct', ({ query, page, language }) => {
      const { marketType } = query
      const plans = catalogue.plans
        .all()
        .filter((plan) => marketType === undefined || plan.marketType === marketType)
      return ok(page(plans, (plan) => smartProductView(plan, language)))
    }),

    operation('buySmart', ({ body, commit, signedIn, mode, now, language }) =>
      commit((tables) => {
        const features = readParameter(catalogue, 'features')
        if (!features) return error('parameterMissing')
        const { productId, days, amount, acceptedTermsVersion } = body
        const actor = actorOf(tables, signedIn.user, mode, now)
        const { id } = actor.user
        const plan = catalogue.plans.all().find(({ id }) => id === productId)
        const running = [...ordersOf(tables, id, 'IN_PROGRESS')]
        const outcome = buySmart(
          actor,
          { takeOrderNo: takeOrderNo(tables, 'SM', now), days, amount, acceptedTermsVersion },
          {
            product: plan && { ...plan, name: planName(plan, language) },
            enabled: features.smartTrading,
            alreadyRunning: running.some((order) => order.productId === productId),
            loanPrincipal: world.facts.borrowed(tables, id),
          },
        )
        return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ order }) => {
          tables.smartOrders.insert(order)
          return smartOrderView(order)
        })
      }),
    ),

    operation('listSmartOrder', ({ query, page, signedIn }) => {
      const orders = ordersOf(store.read, signedIn.user.id, query.status)
      return ok(page(orders, smartOrderView))
    }),

    operation('getSmartOrderById', ({ path, signedIn }) => {
      const order = ownOrder(store.read, path.id, signedIn.user.id)
      return order ? ok(smartOrderDetailView(order)) : error('recordNotFound')
    }),

    operation('previewExitSmart', ({ path, signedIn, now }) => {
      const order = ownOrder(store.read, path.id, signedIn.user.id)
      if (!order) return error('recordNotFound')
      const preview = previewExit(order, now)
      return 'error' in preview ? rejected(preview) : ok(exitPreviewView(preview))
    }),

    operation('exitSmart', ({ body, commit, signedIn, mode, now }) =>
      commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        const order = ownOrder(tables, body.orderNo, actor.user.id)
        if (!order) return error('recordNotFound')
        const outcome = exitSmart(actor, order, body.quoteId)
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ order }) => {
          tables.smartOrders.put(order)
          return smartOrderView(order)
        })
      }),
    ),
  ]
}
