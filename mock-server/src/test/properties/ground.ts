import type { World } from '../../runtime/world.ts'
import type { Answer, CallOptions, Customer } from '../customer.ts'

/** The security password of every user. */
export const SECURITY_PASSWORD = '271828'

/** A user who acts. */
export type Actor = Pick<Customer, 'id'>

/** Where users act: a world with users in it, and the ways to reach it. */
export interface Ground {
  readonly world: World
  readonly users: readonly Actor[]
  /** A user's call, to the world as it is after restarts. */
  call(who: number, path: string, body: unknown, options?: CallOptions): Promise<Answer>
  read(who: number, path: string, options?: CallOptions): Promise<Answer>
  /** A call of the control plane; answers its status. */
  control(path: string, body?: unknown): Promise<number>
  /** Ends the process, so to speak, and begins another from what was kept. */
  restart(): Promise<void>
}
