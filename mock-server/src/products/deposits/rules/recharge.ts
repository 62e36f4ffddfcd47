import { depositValue, fromMinorUnits } from '@swx/sdk/money'
import type { RechargeEdition, RechargeMethod } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { MAX_USD, readAmount } from '../../../domain/amount.ts'
import { begin, enter, type Tracked } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { plainAmount } from '../../../domain/plain-amount.ts'
import { isOwnUpload, type Upload } from '../../../domain/upload.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { deposit } from '../../../ledger/templates/funding.ts'
import { minimumDeposit } from './minimum.ts'

/** Where a deposit stands; all but TO_BE_REVIEWED are final. */
export type RechargeStatus = 'TO_BE_REVIEWED' | 'COMPLETED' | 'REJECTED' | 'FAILED'

/** A deposit. Times in epoch ms. */
export interface Recharge extends Tracked<RechargeStatus> {
  readonly orderNo: string
  readonly userId: string
  readonly currency: string
  readonly network: string
  /** Minor units of the currency. */
  readonly amount: bigint
  /** Decimals of the currency. */
  readonly scale: number
  /** Dollars for one unit when it was submitted, as a decimal string. */
  readonly rate: string
  /** What approval credits, in cents. */
  readonly usdAmount: bigint
  readonly receiveAddress: string
  readonly txHash?: string
  /** Last six digits of the transaction. */
  readonly last6?: string
  readonly proofId: string
  readonly submittedAt: number
  readonly reviewedAt?: number
  readonly reason?: string
}

/** A deposit to be reviewed, as it came. */
export interface SubmitRecharge {
  readonly takeOrderNo: () => string
  readonly amount: string | undefined
  readonly receiveAddress: string | undefined
  readonly txHash?: string | undefined
  readonly last6?: string | undefined
  readonly proofId: string
}

/** What a deposit depends on besides the user. */
export interface SubmitRechargeFacts {
  /** The one with the currency and network asked for. */
  readonly method: RechargeMethod
  readonly edition: RechargeEdition
  /** Dollars for one unit now, as a decimal string. */
  readonly rate: string
  readonly proof: Upload | undefined
  /** An earlier deposit of this user with the same transaction hash. */
  readonly sameHash: Recharge | undefined
}

/** In the order in which they are looked for. */
type SubmitRechargeError = 'addressMissing' | 'investmentAmountWrong' | 'belowMinimum' | 'recordNotFound'

/**
 * Submits a deposit for review. The same transaction twice gives the first record, unchanged.
 */
export const submitRecharge = (
  actor: Actor,
  command: SubmitRecharge,
  { method, edition, rate, proof, sameHash }: SubmitRechargeFacts,
): Outcome<{ recharge: Recharge; isNew: boolean }, SubmitRechargeError> => {
  const { user, now } = actor
  if (command.receiveAddress?.trim() !== method.address) return reject('addressMissing')
  const { currency, network, scale } = method
  const amount = readAmount(command.amount, scale)
  if (amount === undefined) return reject('investmentAmountWrong')
  const usdAmount = usdValue(amount, scale, rate)
  if (usdAmount > MAX_USD) return reject('investmentAmountWrong')
  const limit = minimumDeposit(method, edition, rate)
  if (amount < limit) return reject('belowMinimum', { name: currency, limit: plainAmount(limit, scale) })
  if (!isOwnUpload(proof, user.id, 'recharge')) return reject('recordNotFound')
  if (sameHash !== undefined) return done({ recharge: sameHash, isNew: false })

  const recharge: Recharge = {
    orderNo: command.takeOrderNo(),
    userId: user.id,
    currency,
    network,
    amount,
    scale,
    rate,
    usdAmount,
    receiveAddress: method.address,
    ...(command.txHash === undefined ? {} : { txHash: command.txHash }),
    ...(command.last6 === undefined ? {} : { last6: command.last6 }),
    proofId: command.proofId,
    ...begin('TO_BE_REVIEWED', now),
    submittedAt: now,
  }
  return done({ recharge, isNew: true }, { reviews: [{ kind: 'recharge', id: recharge.orderNo }] })
}

/** Worth of an amount at a rate, in cents; of a nonsensical amount more than the wire could carry. */
export const usdValue = (amount: bigint, scale: number, rate: string): bigint =>
  BigInt(depositValue(fromMinorUnits(amount, scale), rate).replace('.', ''))

/** Approves and credits a deposit; `recordNotOpen` once it is decided. */
export const approveRecharge = (recharge: Recharge, now: number): Outcome<{ recharge: Recharge }> => {
  if (recharge.status !== 'TO_BE_REVIEWED') return reject('recordNotOpen')
  const { userId, orderNo, usdAmount } = recharge
  return done(
    { recharge: { ...recharge, ...enter(recharge, 'COMPLETED', now), reviewedAt: now } },
    {
      entries: entriesOf(deposit(userId, orderNo, usdAmount)),
      notices: [{ userId, titleKey: 'deposit.completed', params: { amount: formatUsd(usdAmount) }, orderNo }],
      events: [{ kind: 'depositApproved', userId, usdAmount }],
    },
  )
}

/** Rejects a deposit, or says that it failed, with a reason that is shown; `recordNotOpen` once it is decided. */
export const declineRecharge = (
  recharge: Recharge,
  status: 'REJECTED' | 'FAILED',
  reason: string,
  now: number,
): Outcome<{ recharge: Recharge }> => {
  if (recharge.status !== 'TO_BE_REVIEWED') return reject('recordNotOpen')
  const { userId, orderNo } = recharge
  const titleKey = status === 'REJECTED' ? 'deposit.rejected' : 'deposit.failed'
  return done(
    { recharge: { ...recharge, ...enter(recharge, status, now, reason), reviewedAt: now, reason } },
    { notices: [{ userId, titleKey, params: { reason }, orderNo }] },
  )
}
