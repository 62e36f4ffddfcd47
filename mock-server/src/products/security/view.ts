import { given, moment } from '../../core/view.ts'
import { attemptsLeft } from '../../domain/security-password.ts'
import { isPaymentLocked, type User } from '../../domain/user.ts'

/** Whether payments are locked, as the contract's `PaymentLock`. A pause of withdrawals alone is no lock. */
export const paymentLockView = (user: User, contactUrl: string, now: number) => {
  const lock = isPaymentLocked(user, now) ? user.paymentLock : undefined
  const isPaused = user.withdrawalsPausedUntil !== undefined && user.withdrawalsPausedUntil > now
  return {
    locked: lock !== undefined,
    reason: lock?.reason ?? null,
    ...given('note', lock?.note),
    until: lock?.until === undefined ? null : moment(lock.until),
    withdrawalsPausedUntil: isPaused ? moment(user.withdrawalsPausedUntil) : null,
    contactUrl,
    hasPassword: user.securityPassword !== undefined,
    attemptsLeft: attemptsLeft(user, now),
  }
}
