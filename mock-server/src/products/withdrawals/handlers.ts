import { readParameter } from '../../catalogue/read-parameter.ts'
import type { BodyOf } from '../../contract/contract.ts'
import { ofStatus } from '../../contract/of-status.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { currencyRate } from '../../core/currency-rate.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { checkSecurityPassword, countTry, currentCheck } from '../../core/security-passwords.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRejected } from '../../domain/outcome.ts'
import { SCALES } from '../../ledger/money.ts'
import { isAddressOf } from './addresses/address.ts'
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
      if (!methods || !kycThreshold || currency === 'missing') return error('parameterMissing')

      const actor = actorOf(tables, signedIn.user, mode, now)
      const password = currentCheck(actor.user, checked)
      const outcome = submitWithdrawal(
        actor,
        {
          takeOrderNo: takeOrderNo(tables, 'WD', now),
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
      countTry({ world, tables, now }, actor.user, password, isRejected(outcome) ? outcome : undefined)
      return accept({ world, tables, now }, outcome, 'withdrawalSubmitted', ({ withdrawal }) => {
        tables.withdrawals.insert(withdrawal)
        return withdrawalView(withdrawal)
      })
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
      if (withdrawal?.userId !== actor.user.id) return error('recordNotFound')
      const outcome = cancelWithdrawal(actor, withdrawal)
      return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', (changed) => {
        tables.withdrawals.put(changed.withdrawal)
        return withdrawalView(changed.withdrawal)
      })
    }),
  ),
]
