import type { CommandError, ErrorKey } from '../domain/outcome.ts'
import { countPasswordTry, type PasswordCheck } from '../domain/security-password.ts'
import type { User } from '../domain/user.ts'
import { verifyPassword } from '../security/password.ts'
import type { Tables } from '../store/store.ts'
import { applyEffects } from './apply.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** A security password that was compared before the transaction, because hashing waits. */
export interface CheckedPassword {
  readonly check: PasswordCheck
  /** Which password of the user it was compared with. */
  readonly version: number | undefined
}

/** Errors of commands that had compared the password. */
const ENDED_AFTER_THE_PASSWORD: readonly ErrorKey[] = ['securityPasswordWrong', 'insufficientBalance']

/** The transaction that a try belongs to, and virtual time, epoch ms. */
interface TryStep {
  readonly world: Pick<ProductWorld, 'emit' | 'planReview'>
  readonly tables: Tables<CoreTables>
  readonly now: number
}

/** Compares a typed security password with the one that is set. */
export const checkSecurityPassword = async (user: User, typed: string): Promise<CheckedPassword> => {
  const { securityPassword, securityPasswordVersion: version } = user
  if (securityPassword === undefined) return { check: 'unset', version }
  return { check: (await verifyPassword(typed, securityPassword)) ? 'right' : 'wrong', version }
}

/** The result of the comparison now: if the password was replaced meanwhile, it was wrong. */
export const currentCheck = (user: User, { check, version }: CheckedPassword): PasswordCheck => {
  if (user.securityPasswordVersion === version) return check
  return user.securityPassword === undefined ? 'unset' : 'wrong'
}

/**
 * Counts a try, in the transaction of its command. A command that was rejected before it came to the password is no
 * try, and one that was rejected after it is.
 *
 * @param rejection what the command answered; undefined when it was accepted.
 */
export const countTry = (
  { world, tables, now }: TryStep,
  user: User,
  check: PasswordCheck,
  rejection: CommandError | undefined,
): void => {
  const isTry = rejection === undefined || ENDED_AFTER_THE_PASSWORD.includes(rejection.error)
  if (!isTry) return
  const counted = countPasswordTry(tables.users.get(user.id) ?? user, check, now)
  tables.users.put(counted.user)
  applyEffects(world, tables, counted, now)
}
