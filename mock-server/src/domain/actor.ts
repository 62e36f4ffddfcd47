import type { Mode } from '../ledger/entry.ts'
import type { User } from './user.ts'

/** Who acts, in which ledger, when, and with how much free cash (cents). */
export interface Actor {
  readonly user: User
  readonly mode: Mode
  readonly now: number
  readonly cash: bigint
}
