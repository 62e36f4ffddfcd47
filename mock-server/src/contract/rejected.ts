import type { CommandError, ErrorKey } from '../domain/outcome.ts'
import type { PaymentLock } from '../domain/user.ts'
import { type BusinessError, error } from './reply.ts'

/** Where support is reached, as the app's own path: it says there what is locked, beside the button of support. */
export const CONTACT_URL = '/profile/security#lock'

/** Why payments are locked, until when, and whom to ask: the contract's `PaymentLockNotice`. */
const lockNotice = ({ reason, note, until }: PaymentLock) => ({
  reason,
  ...(note === undefined ? {} : { note }),
  until: until === undefined ? null : new Date(until).toISOString(),
  contactUrl: CONTACT_URL,
})

/** The answer to a command that the domain rejected: its code, what its message inserts, and the lock that stops it. */
export const rejected = <Key extends ErrorKey>({
  error: key,
  params,
  lock,
}: CommandError<Key>): BusinessError<Key> => ({
  ...error(key),
  params,
  result: lock === undefined ? null : lockNotice(lock),
})
