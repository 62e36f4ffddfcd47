import type { Actor } from '../../../domain/actor.ts'
import { enter } from '../../../domain/history.ts'
import type { NoticeDraft } from '../../../domain/notification.ts'
import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { withdrawalPaid, withdrawalReturn } from '../../../ledger/templates/funding.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Approves; what is held stays held until the network confirms. `recordNotOpen` unless it waits for review. */
export const approveWithdrawal = (
  withdrawal: Withdrawal,
  now: number,
): Outcome<{ withdrawal: Withdrawal }, 'recordNotOpen'> => {
  if (withdrawal.status !== 'TO_BE_REVIEWED') return reject('recordNotOpen')
  const { userId, orderNo, amount } = withdrawal
  return done(
    { withdrawal: { ...withdrawal, ...enter(withdrawal, 'APPROVED', now) } },
    {
      notices: [{ userId, titleKey: 'withdrawal.approved', params: { amount: formatUsd(amount) }, orderNo }],
    },
  )
}

/** The reference of a payout for which none is given. */
const usualReference = (orderNo: string): string => orderNo.replace(/^WD/, 'PO')

/** The network confirms: the money has left. `recordNotOpen` unless it is approved. */
export const confirmWithdrawal = (
  withdrawal: Withdrawal,
  now: number,
  reference?: string,
): Outcome<{ withdrawal: Withdrawal }, 'recordNotOpen'> => {
  if (withdrawal.status !== 'APPROVED') return reject('recordNotOpen')
  const { userId, orderNo, amount, fee, receiveAmount } = withdrawal
  return done(
    {
      withdrawal: {
        ...withdrawal,
        ...enter(withdrawal, 'COMPLETED', now),
        completedAt: now,
        payoutReference: reference ?? usualReference(orderNo),
      },
    },
    {
      entries: entriesOf(withdrawalPaid(userId, orderNo, amount, fee)),
      notices: [
        { userId, titleKey: 'withdrawal.completed', params: { amount: formatUsd(receiveAmount) }, orderNo },
      ],
    },
  )
}

const returned = (
  withdrawal: Withdrawal,
  status: 'REJECTED' | 'FAILED' | 'CANCELLED',
  reason: string | undefined,
  now: number,
  notices: readonly NoticeDraft[],
): { withdrawal: Withdrawal } & Effects => {
  const { userId, orderNo, amount } = withdrawal
  return done(
    {
      withdrawal: {
        ...withdrawal,
        ...enter(withdrawal, status, now, reason),
        ...(reason === undefined ? {} : { reason }),
      },
    },
    { entries: entriesOf(withdrawalReturn(userId, orderNo, amount)), notices },
  )
}

/** Rejects with a reason that is shown; all of it is free again. `recordNotOpen` unless it waits for review. */
export const rejectWithdrawal = (
  withdrawal: Withdrawal,
  reason: string,
  now: number,
): Outcome<{ withdrawal: Withdrawal }, 'recordNotOpen'> => {
  const { userId, orderNo, status } = withdrawal
  return status === 'TO_BE_REVIEWED'
    ? returned(withdrawal, 'REJECTED', reason, now, [
        { userId, titleKey: 'withdrawal.rejected', params: { reason }, orderNo },
      ])
    : reject('recordNotOpen')
}

/** The network fails: all of it is free again, the fee included. `recordNotOpen` unless it is approved. */
export const failWithdrawal = (
  withdrawal: Withdrawal,
  reason: string,
  now: number,
): Outcome<{ withdrawal: Withdrawal }, 'recordNotOpen'> => {
  const { userId, orderNo, status } = withdrawal
  return status === 'APPROVED'
    ? returned(withdrawal, 'FAILED', reason, now, [
        { userId, titleKey: 'withdrawal.failed', params: { reason }, orderNo },
      ])
    : reject('recordNotOpen')
}

/** The user takes it back: all of it is free again. `recordNotOpen` unless it waits for review. */
export const cancelWithdrawal = (
  actor: Actor,
  withdrawal: Withdrawal,
): Outcome<{ withdrawal: Withdrawal }, 'recordNotOpen'> => {
  return withdrawal.status === 'TO_BE_REVIEWED'
    ? returned(withdrawal, 'CANCELLED', undefined, actor.now, [])
    : reject('recordNotOpen')
}
