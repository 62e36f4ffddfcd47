import type { lockable } from '@swx/openapi/operations'
import { DAY_MS } from './calendar.ts'
import { done, type Effects, type Outcome, reject } from './outcome.ts'
import { lockAt, type PaymentLock, type User } from './user.ts'

/** Payments that a lock stops. Reading, closing, leaving a plan, repaying and support always stay open. */
export type LockedAction = (typeof lockable)[number] | 'loan'

/** How long payments are locked after too many wrong security passwords. */
export const WRONG_PASSWORD_LOCK_MS = DAY_MS
/** How long withdrawals pause after a security password was reset. */
export const RESET_PAUSE_MS = DAY_MS

/** The lock that stops a payment at `now`, with its reason and end; undefined when nothing does. */
export const lockFor = (user: User, action: LockedAction, now: number): PaymentLock | undefined => {
  const lock = lockAt(user, now)
  if (lock) return lock
  const until = user.withdrawalsPausedUntil
  return action === 'withdrawal' && until !== undefined && until > now
    ? { reason: 'PASSWORD_RESET', until }
    : undefined
}

/** Locks payments; a lock without an end takes the place of one with an end. */
export const lockPayments = (user: User, lock: PaymentLock): { user: User } & Effects =>
  done(
    { user: { ...user, paymentLock: lock } },
    {
      due: lock.until === undefined ? [] : [{ at: lock.until, kind: 'paymentUnlock', ref: user.id }],
      notices: [
        {
          userId: user.id,
          titleKey: 'payment.locked',
          params: { reason: lock.reason, ...(lock.note === undefined ? {} : { note: lock.note }) },
        },
      ],
    },
  )

/** Unlocks payments by an operator, refused with `recordNotOpen` when nothing is locked. */
export const unlockPayments = (user: User): Outcome<{ user: User }> =>
  user.paymentLock === undefined
    ? reject('recordNotOpen')
    : done(
        { user: { ...user, paymentLock: undefined, wrongSecurityPasswords: 0 } },
        { notices: [{ userId: user.id, titleKey: 'payment.unlocked', params: {} }] },
      )

/** Ends a lock whose time has passed; refused with `recordNotOpen` when there is none, or a later one by now. */
export const expirePaymentLock = (user: User, now: number): Outcome<{ user: User }> =>
  user.paymentLock?.until === undefined || user.paymentLock.until > now
    ? reject('recordNotOpen')
    : unlockPayments(user)
