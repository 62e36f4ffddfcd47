import type { PasswordHash } from '../security/password.ts'
import { type CommandError, done, type Effects, type Outcome, reject, rejectLocked } from './outcome.ts'
import { lockPayments, RESET_PAUSE_MS, WRONG_PASSWORD_LOCK_MS } from './payment-lock.ts'
import { lockAt, type User } from './user.ts'

/** Wrong security passwords in a row that lock payments. */
const SECURITY_PASSWORD_TRIES = 5

/** What comparing a typed password with the stored hash gave; done before the transaction, since hashing waits. */
export type PasswordCheck = 'right' | 'wrong' | 'unset'

/** Passwords that are tried first: 123456 and six equal digits. */
export const isWeakSecurityPassword = (text: string): boolean => text === '123456' || /^(\d)\1{5}$/.test(text)

/** Tries left before the lock; none while five wrong ones have locked payments. */
export const attemptsLeft = (user: User, now: number): number =>
  lockAt(user, now)?.reason === 'WRONG_PASSWORD'
    ? 0
    : SECURITY_PASSWORD_TRIES - (user.wrongSecurityPasswords ?? 0)

/** What a checked password stops: `securityPasswordNotSet` when none is set, `securityPasswordWrong` when it is wrong. */
export const checkPassword = (
  check: PasswordCheck,
): CommandError<'securityPasswordNotSet' | 'securityPasswordWrong'> | undefined => {
  if (check === 'unset') return reject('securityPasswordNotSet')
  return check === 'wrong' ? reject('securityPasswordWrong') : undefined
}

/**
 * What a try does to the user: a right one starts the count anew, a wrong one counts, and the fifth in a row locks
 * payments for 24 hours. Applied even though the command of a wrong try is refused; a replay is no try.
 */
export const countPasswordTry = (user: User, check: PasswordCheck, now: number): { user: User } & Effects => {
  const wrong = user.wrongSecurityPasswords ?? 0
  if (check === 'unset') return done({ user })
  if (check === 'right') return done({ user: wrong === 0 ? user : { ...user, wrongSecurityPasswords: 0 } })
  if (wrong + 1 < SECURITY_PASSWORD_TRIES) {
    return done({ user: { ...user, wrongSecurityPasswords: wrong + 1 } })
  }
  const until = now + WRONG_PASSWORD_LOCK_MS
  return lockPayments({ ...user, wrongSecurityPasswords: 0 }, { reason: 'WRONG_PASSWORD', until })
}

/** Sets the first security password; `userStatusWrong` when there is one already. */
export const setSecurityPassword = (
  user: User,
  hash: PasswordHash,
): Outcome<{ user: User }, 'userStatusWrong'> =>
  user.securityPassword !== undefined
    ? reject('userStatusWrong')
    : done({ user: { ...user, ...withPassword(user, hash) } })

/** Replaces the security password after the old one was checked: `securityPasswordNotSet`, `securityPasswordWrong` (counted by the caller), `paymentLocked`. */
export const changeSecurityPassword = (
  user: User,
  check: PasswordCheck,
  hash: PasswordHash,
  now: number,
): Outcome<{ user: User }, 'paymentLocked' | 'securityPasswordNotSet' | 'securityPasswordWrong'> => {
  const lock = lockAt(user, now)
  if (lock) return rejectLocked(lock)
  return (
    checkPassword(check) ??
    done({ user: { ...user, ...withPassword(user, hash), wrongSecurityPasswords: 0 } })
  )
}

/**
 * Replaces a forgotten security password, once the mailed code and the login password were right. Withdrawals pause
 * for 24 hours. An operator's lock refuses it (`paymentLocked`); a lock from wrong passwords stays until its time is over.
 */
export const resetSecurityPassword = (
  user: User,
  hash: PasswordHash,
  now: number,
): Outcome<{ user: User }, 'paymentLocked'> => {
  const lock = lockAt(user, now)
  if (lock?.reason === 'OPERATOR') return rejectLocked(lock)
  return done({
    user: {
      ...user,
      ...withPassword(user, hash),
      wrongSecurityPasswords: 0,
      withdrawalsPausedUntil: now + RESET_PAUSE_MS,
    },
  })
}

const withPassword = (
  user: User,
  hash: PasswordHash,
): Pick<User, 'securityPassword' | 'securityPasswordVersion'> => ({
  securityPassword: hash,
  securityPasswordVersion: (user.securityPasswordVersion ?? 0) + 1,
})
