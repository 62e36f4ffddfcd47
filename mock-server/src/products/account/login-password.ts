import { countRate, rateWait } from '../../core/rates.ts'
import type { CoreTables } from '../../core/tables.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isBlank } from '../../domain/credential-rules.ts'
import { LOGIN_FAILURE_RATE } from '../../domain/rate-limit.ts'
import type { User } from '../../domain/user.ts'
import { verifyPassword } from '../../security/password.ts'
import type { Tables } from '../../store/store.ts'

/** A login password that was compared before the transaction, because hashing waits. */
export interface ComparedPassword {
  readonly right: boolean
  /** Which password of the user it was compared with. */
  readonly version: number
}

/** What a compared password is worth: right, wrong, or one guess too many. */
export type Guess = { readonly right: boolean; readonly waitMs: number }

const keyOf = ({ id }: User): string => `login ${id}`

/** Compares a typed password with the one of a user who is signed in; not at all while guesses have to pause. */
export const compareLoginPassword = async (
  { store }: ProductWorld,
  user: User,
  typed: string | undefined,
  now: number,
): Promise<ComparedPassword> => {
  const { password, passwordVersion: version } = user
  if (isBlank(typed) || password === undefined) return { right: false, version }
  const paused = rateWait(store.read, keyOf(user), LOGIN_FAILURE_RATE, now) > 0
  return { right: !paused && (await verifyPassword(typed, password)), version }
}

/** Judges a compared password, in the transaction of its command; a wrong one counts like a failed sign-in. */
export const judgeLoginPassword = (
  tables: Tables<CoreTables>,
  user: User,
  { right, version }: ComparedPassword,
  now: number,
): Guess => {
  const waitMs = rateWait(tables, keyOf(user), LOGIN_FAILURE_RATE, now)
  if (waitMs > 0) return { right: false, waitMs }
  if (right && user.passwordVersion === version) return { right: true, waitMs: 0 }
  countRate(tables, keyOf(user), LOGIN_FAILURE_RATE, now)
  return { right: false, waitMs: 0 }
}
