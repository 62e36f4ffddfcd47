import type { Tracked } from '../domain/history.ts'
import type { VerifiedIdentity } from '../domain/identity.ts'
import type { User } from '../domain/user.ts'
import type { Mode, UserAccount } from '../ledger/entry.ts'
import type { Definitions, ReadTables } from '../store/store.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** What of a user has not come to an end: how many of each kind. */
export interface OpenRecords {
  readonly positions: number
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

/** Which instrument a record is about, and which way it gains. */
export interface Traded {
  readonly code: string
  readonly direction: 'LONG' | 'SHORT' | 'UP' | 'DOWN'
}

/** Records with a life, and what one of them is called. */
export interface Histories {
  readonly name: string
  readonly rows: Iterable<Tracked<string>>
}

/** What one product knows that others ask for, without knowing who tells them. */
export interface ProductFacts<Tables extends Definitions = CoreTables> {
  readonly openRecords?: (tables: ReadTables<Tables>, userId: string) => Partial<OpenRecords>
  /** The part of a user's free cash that is borrowed, in cents. */
  readonly borrowed?: (tables: ReadTables<Tables>, userId: string) => bigint
  /** Gains and losses of what a user holds, at the prices of a moment, in cents. */
  readonly unrealised?: (world: ProductWorld<Tables>, userId: string, mode: Mode, at: number) => bigint
  /** The same of what a user held just before a moment of the past; the records are looked up once. */
  readonly unrealisedBefore?: (
    world: ProductWorld<Tables>,
    userId: string,
    mode: Mode,
  ) => (at: number) => bigint
  readonly identity?: (tables: ReadTables<Tables>, user: User) => VerifiedIdentity | undefined
  /** What the record of an order number trades; undefined for one of another product. */
  readonly traded?: (tables: ReadTables<Tables>, orderNo: string) => Traded | undefined
  readonly holdings?: (tables: ReadTables<Tables>) => Iterable<Holding>
  readonly histories?: (tables: ReadTables<Tables>) => Histories
}

/** The facts of all products together. */
export interface Facts {
  openRecords(tables: ReadTables<CoreTables>, userId: string): OpenRecords
  borrowed(tables: ReadTables<CoreTables>, userId: string): bigint
  unrealised(userId: string, mode: Mode, at: number): bigint
  unrealisedBefore(userId: string, mode: Mode): (at: number) => bigint
  identity(tables: ReadTables<CoreTables>, user: User): VerifiedIdentity | undefined
  traded(tables: ReadTables<CoreTables>, orderNo: string): Traded | undefined
  holdings(tables: ReadTables<CoreTables>): Iterable<Holding>
  histories(tables: ReadTables<CoreTables>): readonly Histories[]
}
