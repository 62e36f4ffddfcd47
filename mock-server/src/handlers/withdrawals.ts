import { readParameter } from '../catalogue/read-parameter.ts'
import { isAddressOf } from '../domain/addresses/address.ts'
import { isRefused } from '../domain/outcome.ts'
import { cancelWithdrawal } from '../domain/withdrawals/review.ts'
import { type Destination, submitWithdrawal } from '../domain/withdrawals/submit.ts'
import type { PayoutCurrency } from '../domain/withdrawals/withdrawal.ts'
import { SCALES } from '../ledger/money.ts'
import { actorOf } from '../world/actor.ts'
import { applyEffects } from '../world/apply.ts'
import { currencyRate } from '../world/currency-rate.ts'
import { takeOrderNo, upcomingOrderNo } from '../world/order-numbers.ts'
import { planReview } from '../world/reviews.ts'
import { checkSecurityPassword, countTry, currentCheck } from '../world/security-passwords.ts'
import { withdrawalView } from '../world/views/withdrawal.ts'
import type { World } from '../world/world.ts'
import type { BodyOf } from './contract.ts'
import { ofStatus } from './of-status.ts'
import { type Operation, operation } from './operation.ts'
import { pageOf } from './page.ts'
import { refused } from './refused.ts'
import { ok, refuse } from './reply.ts'

const BANK = 'BANK'

const currencyOf = (method: string): keyof typeof SCALES =>
  method.split('-', 1)[0] as Exclude<keyof typeof SCALES, 'USD'>

/** What a method pays in: undefined for a bank, `missing` while its currency has no price. */
const payoutOf = (world: World, method: string, now: number): PayoutCurrency | undefined | 'missing' => {
  if (method === BANK) return undefined
  const currency = currencyOf(method)
  const rate = currencyRate(world.market, currency, now)
  return rate === undefined ? 'missing' : { rate, scale: SCALES[currency] }
}

const destinationOf = (body: BodyOf<'withdrawal'>): Destination =>
  body.method === BANK
    ? {
        bankName: body.bankName ?? '',
        cardholder: body.cardholder ?? '',
        accountNo: body.accountNo ?? '',
      }
    : { address: body.address }

/** Withdrawals. Contract: `openapi/paths/user.withdrawal.yaml`, `user.listWithdrwal.yaml`, `user.cancelWithdrawal.yaml`. */
export const withdrawalHandlers = (world: World): readonly Operation[] => [
  operation('withdrawal', async ({ body, now, mode, signedIn, commit }) => {
    const checked = await checkSecurityPassword(signedIn.user, body.securityPassword)
    return commit((tables) => {
      const methods = readParameter(world.catalogue, 'withdrawal.methods')
      const kycThreshold = readParameter(world.catalogue, 'withdrawal.kycThreshold')
      const method = methods?.find((one) => one.method === body.method)
      const currency = method && payoutOf(world, method.method, now)
      if (!methods || !kycThreshold || currency === 'missing') return refuse('10018')

      const actor = actorOf(tables, signedIn.user, mode, now)
      const password = currentCheck(actor.user, checked)
      const outcome = submitWithdrawal(
        actor,
        {
          orderNo: upcomingOrderNo(tables, 'WD', now),
          amount: body.amount,
          destination: destinationOf(body),
          expectedFee: body.expectedFee,
          proofId: body.proofId,
        },
        {
          method,
          currency,
          isAddress: (address) => method !== undefined && isAddressOf(method.method, address),
          kycThreshold,
          withdrawals: tables.withdrawals.listBy('user', [actor.user.id]),
          proof: body.proofId === undefined ? undefined : tables.uploads.get(body.proofId),
          password,
        },
      )
      countTry(tables, actor.user, password, isRefused(outcome) ? outcome : undefined, now)
      if (isRefused(outcome)) return refused(outcome, actor, 'withdrawal')
      const { withdrawal } = outcome
      takeOrderNo(tables, 'WD', now)
      tables.withdrawals.insert(withdrawal)
      applyEffects(tables, outcome, now)
      planReview(world, tables, 'withdrawal', withdrawal.orderNo, now)
      return ok(withdrawalView(withdrawal), '20003')
    })
  }),

  operation('listWithdrwal', ({ query, mode, signedIn }) => {
    const { withdrawals } = world.store.read
    const rows = mode === 'demo' ? [] : withdrawals.listBy('user', [signedIn.user.id], true)
    const { orderNo } = query
    const named = orderNo === undefined ? rows : [...rows].filter((row) => row.orderNo === orderNo)
    return ok(pageOf(ofStatus(named, query.status), query, withdrawalView))
  }),

  operation('cancelWithdrawal', ({ body, now, mode, signedIn, commit }) =>
    commit((tables) => {
      const actor = actorOf(tables, signedIn.user, mode, now)
      const withdrawal = tables.withdrawals.get(body.orderNo)
      if (withdrawal?.userId !== actor.user.id) return refuse('11020')
      const outcome = cancelWithdrawal(actor, withdrawal)
      if (isRefused(outcome)) return refused(outcome, actor, 'withdrawal')
      tables.withdrawals.put(outcome.withdrawal)
      applyEffects(tables, outcome, now)
      return ok(withdrawalView(outcome.withdrawal), '20005')
    }),
  ),
]
