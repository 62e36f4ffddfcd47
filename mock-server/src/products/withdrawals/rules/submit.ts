import { toMinorUnits } from '@swx/sdk/money'
import type { WithdrawalMethod } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, readUsd, usdOf } from '../../../domain/amount.ts'
import { begin } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { checkPassword, type PasswordCheck } from '../../../domain/security-password.ts'
import { isOwnUpload, type Upload } from '../../../domain/upload.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd, SCALES } from '../../../ledger/money.ts'
import { withdrawalHold } from '../../../ledger/templates/funding.ts'
import {
  maskAccount,
  type PayoutCurrency,
  type Withdrawal,
  withdrawalFigures,
  withdrawnToday,
} from './withdrawal.ts'

/** Where the money goes. */
export type Destination =
  | { readonly address: string | undefined }
  | { readonly bankName: string; readonly cardholder: string; readonly accountNo: string }

/** A withdrawal as it came. */
export interface SubmitWithdrawal {
  readonly takeOrderNo: () => string
  /** Decimal string. */
  readonly amount: string | undefined
  readonly destination: Destination
  /** The fee the user saw. */
  readonly expectedFee: string | undefined
  /** An upload that supports it; never required. */
  readonly proofId: string | undefined
}

/** What a withdrawal depends on besides the user. */
export interface SubmitWithdrawalFacts {
  /** Undefined when none is chosen or it is unknown. */
  readonly method: WithdrawalMethod | undefined
  /** What the method pays in; undefined for a bank. */
  readonly currency: PayoutCurrency | undefined
  /** Whether an address is in the form of the method's network, checksum included. */
  readonly isAddress: (address: string) => boolean
  /** The parameter `withdrawal.kycThreshold`. */
  readonly kycThreshold: string
  /** This user's withdrawals, at least those of today. */
  readonly withdrawals: Iterable<Withdrawal>
  /** The upload of that id, if there is one. */
  readonly proof: Upload | undefined
  readonly password: PasswordCheck
}

/** In the order in which they are looked for. */
type SubmitWithdrawalError =
  | 'withdrawalMethodMissing'
  | 'addressMissing'
  | 'investmentAmountWrong'
  | 'belowMinimum'
  | 'kycRequired'
  | 'recordNotFound'
  | 'quoteChanged'
  | 'securityPasswordNotSet'
  | 'securityPasswordWrong'
  | 'insufficientBalance'

/**
 * Submits a withdrawal; its gross amount is held until it is decided. A wrong security password refuses it with
 * `securityPasswordWrong` and is to be counted with `countPasswordTry`, a right one too.
 */
export const submitWithdrawal = (
  actor: Actor,
  { takeOrderNo, amount: typed, destination, expectedFee, proofId }: SubmitWithdrawal,
  facts: SubmitWithdrawalFacts,
): Outcome<{ withdrawal: Withdrawal }, SubmitWithdrawalError> => {
  const { user, now, cash } = actor
  const { method, currency } = facts
  if (method === undefined) return reject('withdrawalMethodMissing')
  const address = 'address' in destination ? destination.address?.trim() : undefined
  if ('address' in destination && (!address || !facts.isAddress(address))) return reject('addressMissing')
  const amount = readUsd(typed)
  if (amount === undefined) return reject('investmentAmountWrong')
  const least = usdOf(method.min)
  if (amount < least) return reject('belowMinimum', { name: 'USD', limit: formatUsd(least) })
  const ofToday = withdrawnToday(facts.withdrawals, now) + amount
  if (user.kycStatus !== 'VERIFIED' && ofToday > usdOf(facts.kycThreshold)) return reject('kycRequired')
  if (proofId !== undefined && !isOwnUpload(facts.proof, user.id, 'withdrawal'))
    return reject('recordNotFound')
  const figures = withdrawalFigures(amount, method.feeRate, currency)
  if (toMinorUnits(expectedFee ?? '', SCALES.USD) !== figures.fee) return reject('quoteChanged')
  const stopped = checkPassword(facts.password) ?? checkFunds(cash, amount)
  if (stopped) return stopped

  const orderNo = takeOrderNo()
  const withdrawal: Withdrawal = {
    orderNo,
    userId: user.id,
    method: method.method,
    amount,
    ...figures,
    feeRate: method.feeRate,
    ...(currency && { rate: currency.rate, scale: currency.scale }),
    ...('address' in destination
      ? { address: address ?? '' }
      : { ...destination, accountNo: maskAccount(destination.accountNo) }),
    ...(proofId === undefined ? {} : { proofId }),
    ...begin('TO_BE_REVIEWED', now),
    submittedAt: now,
  }
  return done(
    { withdrawal },
    {
      entries: entriesOf(withdrawalHold(user.id, orderNo, amount)),
      reviews: [{ kind: 'withdrawal', id: orderNo }],
    },
  )
}
