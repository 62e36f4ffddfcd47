import type { Actor } from '../../../domain/actor.ts'
import { enter } from '../../../domain/history.ts'
import type { NoticeDraft } from '../../../domain/notification.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { withdrawalPaid, withdrawalReturn } from '../../../ledger/templates/funding.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Approves; what is held stays held until the network confirms. 11010 unless it waits for review. */
export const approveWithdrawal = (
  withdrawal: Withdrawal,
  now: number,
): Outcome<{ withdrawal: Withdrawal }> => {
  if (withdrawal.status !== 'TO_BE_REVIEWED') return refuse('11010')
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

/** The network confirms: the money has left. 11010 unless it is approved. */
export const confirmWithdrawal = (
  withdrawal: Withdrawal,
  now: number,
  reference?: string,
): Outcome<{ withdrawal: Withdrawal }> => {
  if (withdrawal.status !== 'APPROVED') return refuse('11010')
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
): Outcome<{ withdrawal: Withdrawal }> => {
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

/** Rejects with a reason that is shown; all of it is free again. 11010 unless it waits for review. */
export const rejectWithdrawal = (
  withdrawal: Withdrawal,
  reason: string,
  now: number,
): Outcome<{ withdrawal: Withdrawal }> => {
  const { userId, orderNo, status } = withdrawal
  return status === 'TO_BE_REVIEWED'
    ? returned(withdrawal, 'REJECTED', reason, now, [
        { userId, titleKey: 'withdrawal.rejected', params: { reason }, orderNo },
      ])
    : refuse('11010')
}

/** The network fails: all of it is free again, the fee included. 11010 unless it is approved. */
export const failWithdrawal = (
  withdrawal: Withdrawal,
  reason: string,
  now: number,
): Outcome<{ withdrawal: Withdrawal }> => {
  const { userId, orderNo, status } = withdrawal
  return status === 'APPROVED'
    ? returned(withdrawal, 'FAILED', reason, now, [
        { userId, titleKey: 'withdrawal.failed', params: { reason }, orderNo },
      ])
    : refuse('11010')
}

/** The user takes it back: all of it is free again. 11006, 11005, then 11010 unless it waits for review. */
export const cancelWithdrawal = (
  actor: Actor,
  withdrawal: Withdrawal,
): Outcome<{ withdrawal: Withdrawal }> => {
  return withdrawal.status === 'TO_BE_REVIEWED'
    ? returned(withdrawal, 'CANCELLED', undefined, actor.now, [])
    : refuse('11010')
}
