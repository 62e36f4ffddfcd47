import { readParameter } from '../../catalogue/read-parameter.ts'
import type { BodyOf } from '../../contract/contract.ts'
import { ofStatus } from '../../contract/of-status.ts'
import { refused } from '../../contract/refused.ts'
import { ok, refuse } from '../../contract/reply.ts'
import { actorOf } from '../../core/actor.ts'
import { applyEffects } from '../../core/apply.ts'
import { currencyRate } from '../../core/currency-rate.ts'
import { takeOrderNo, upcomingOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { checkSecurityPassword, countTry, currentCheck } from '../../core/security-passwords.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRefused } from '../../domain/outcome.ts'
import { SCALES } from '../../ledger/money.ts'
import { isAddressOf } from './addresses/address.ts'
import { withdrawalReviewer } from './reviewer.ts'
import { cancelWithdrawal } from './rules/review.ts'
import { type Destination, submitWithdrawal } from './rules/submit.ts'
import type { PayoutCurrency } from './rules/withdrawal.ts'
import type { WithdrawalTables } from './tables.ts'
import { withdrawalView } from './view.ts'

const BANK = 'BANK'

const currencyOf = (method: string): keyof typeof SCALES =>
  method.split('-', 1)[0] as Exclude<keyof typeof SCALES, 'USD'>

/** What a method pays in: undefined for a bank, `missing` while its currency has no price. */
const payoutOf = (
  world: ProductWorld<WithdrawalTables>,
  method: string,
  now: number,
): PayoutCurrency | undefined | 'missing' => {
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
export const withdrawalHandlers: Handlers<WithdrawalTables> = (world, operation) => [
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
      withdrawalReviewer.plan({ world, tables, now }, withdrawal.orderNo)
      return ok(withdrawalView(withdrawal), '20003')
    })
  }),

  operation('listWithdrwal', ({ query, page, signedIn }) => {
    const { withdrawals } = world.store.read
    const rows = withdrawals.listBy('user', [signedIn.user.id], true)
    const { orderNo } = query
    const named = orderNo === undefined ? rows : [...rows].filter((row) => row.orderNo === orderNo)
    return ok(page(ofStatus(named, query.status), withdrawalView))
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
