import type { Actor } from '../domain/actor.ts'
import type { CommandError } from '../domain/outcome.ts'
import { type LockedAction, lockFor } from '../domain/payment-lock.ts'
import type { PaymentLock } from '../domain/user.ts'
import { type Reply, refuse } from './reply.ts'

/** Where support is reached, as the app's own path: it says there what is locked, beside the button of support. */
export const CONTACT_URL = '/profile/security#lock'

/** Why payments are locked, until when, and whom to ask: the contract's `PaymentLockNotice`. */
export const lockNotice = ({ reason, note, until }: PaymentLock) => ({
  reason,
  ...(note === undefined ? {} : { note }),
  until: until === undefined ? null : new Date(until).toISOString(),
  contactUrl: CONTACT_URL,
})

/**
 * The answer to a command that the domain refused: its code, what its message inserts, and with 11004 the lock.
 *
 * @param payment the payment that was refused; a paused withdrawal has a lock of its own.
 */
export const refused = (
  { refused: code, params }: CommandError,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  payment: LockedAction = 'recharge',
): Reply => {
  const lock = code === '11004' ? lockFor(user, payment, now) : undefined
  return { ...refuse(code), params, result: lock === undefined ? null : lockNotice(lock) }
}
