import type { Tracked } from '../domain/history.ts'
import type { VerifiedIdentity } from '../domain/identity.ts'
import type { Traded } from '../domain/traded.ts'
import type { User } from '../domain/user.ts'
import type { Mode, UserAccount } from '../ledger/entry.ts'
import type { ReadTables } from '../store/store.ts'
import type { CoreTables } from './tables.ts'

/** The open records of a user: how many of each kind. */
export interface OpenRecords {
  readonly positions: number
  readonly waitingOrders: number
  readonly options: number
  readonly plans: number
  readonly bids: number
  readonly deposits: number
  readonly withdrawals: number
  readonly loans: number
}

/** An amount that an open record holds on an account of its user, in cents. */
export interface Holding {
  readonly mode: Mode
  readonly userId: string
  readonly account: UserAccount
  readonly amount: bigint
}

/** What an open position would have gained or lost at a price, before fees, in cents. */
export interface OpenTrade {
  readonly orderNo: string
  readonly unrealised: bigint
}

/** Records that have a status, and the name of one of them. */
export interface Histories {
  readonly name: string
  readonly rows: Iterable<Tracked<string>>
}

/** The facts of all products together. */
export interface Facts {
  openRecords(tables: ReadTables<CoreTables>, userId: string): OpenRecords
  borrowed(tables: ReadTables<CoreTables>, userId: string): bigint
  unrealised(userId: string, mode: Mode, at: number): bigint
  unrealisedBefore(userId: string, mode: Mode): (at: number) => bigint
  openBefore(userId: string, mode: Mode): (at: number, pricedAt: number) => Iterable<OpenTrade>
  identity(tables: ReadTables<CoreTables>, user: User): VerifiedIdentity | undefined
  traded(tables: ReadTables<CoreTables>, orderNo: string): Traded | undefined
  note(tables: ReadTables<CoreTables>, orderNo: string): string | undefined
  holdings(tables: ReadTables<CoreTables>): Iterable<Holding>
  histories(tables: ReadTables<CoreTables>): readonly Histories[]
}
