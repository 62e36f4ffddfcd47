import type { Mode } from '../ledger/entry.ts'
import { type Refusal, refuse } from './outcome.ts'
import { type LockedAction, lockFor } from './payment-lock.ts'
import type { User } from './user.ts'

/** Who acts, in which ledger, when, and with how much free cash (cents). */
export interface Actor {
  readonly user: User
  readonly mode: Mode
  readonly now: number
  readonly cash: bigint
}

/** What a command needs of a user before anything of its own is looked at. */
export interface Access {
  /** Whether it can be done on the demo ledger. @default false */
  readonly demo?: boolean
  /** The payment that a lock stops; without it the command stays open while payments are locked. */
  readonly payment?: LockedAction
}

/**
 * The guards that come first, in their order: the mode (11006, 11005), the state of the account (10008), the payment
 * lock (11004). A lock is about real payments, so it does not touch the demo ledger; a command that a lock leaves
 * open lowers risk or reads, so it stays open to a frozen user's running sessions too.
 */
export const refuseAccess = ({ user, mode, now }: Actor, access: Access): Refusal | undefined => {
  if (mode === 'demo' && !user.demoEnabled) return refuse('11006')
  if (mode === 'demo' && !access.demo) return refuse('11005')
  if (access.payment === undefined) return undefined
  if (user.status === 'FROZEN') return refuse('10008')
  return refuseLocked({ user, mode, now }, access.payment)
}

/** The guard of the payment lock alone, for commands with a check of their own between 10008 and 11004. */
export const refuseLocked = (
  { user, mode, now }: Pick<Actor, 'user' | 'mode' | 'now'>,
  payment: LockedAction,
): Refusal | undefined =>
  mode === 'real' && lockFor(user, payment, now) !== undefined ? refuse('11004') : undefined
