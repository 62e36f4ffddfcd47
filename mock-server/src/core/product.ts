import type { Answer } from '../contract/answer.ts'
import type { OperationId } from '../contract/contract.ts'
import type { Call, Operation } from '../contract/operation.ts'
import type { DomainEvent, EventOf } from '../domain/domain-event.ts'
import type { DueKind } from '../domain/due-kind.ts'
import type { VerifiedIdentity } from '../domain/identity.ts'
import type { Traded } from '../domain/traded.ts'
import type { User } from '../domain/user.ts'
import type { Mode } from '../ledger/entry.ts'
import type { Definitions, ReadTables, Tables } from '../store/store.ts'
import type { DueHandler, DueSource } from './due-events.ts'
import type { Histories, Holding, OpenRecords, OpenTrade } from './facts.ts'
import type { Check } from './invariant.ts'
import type { Reviewer } from './reviewer.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** The operations of a product, bound to a world; `operation` binds one of them to the contract. */
export type Handlers<Own extends Definitions = CoreTables> = (
  world: ProductWorld<Own>,
  operation: <Id extends OperationId>(
    id: Id,
    handle: (call: Call<Id, Own>) => Answer<Id> | Promise<Answer<Id>>,
  ) => Operation,
) => readonly Operation[]

/** What a product does at domain events of other products, by the kind of event. */
type Listeners<Own extends Definitions> = {
  readonly [Kind in DomainEvent['kind']]?: (
    world: ProductWorld<Own>,
    tables: Tables<Own>,
    event: EventOf<Kind>,
    now: number,
  ) => void
}

/**
 * The part of a product in a day close. Called for every product before anything of the close is booked; what it answers
 * does the work, in the order of the registry.
 *
 * @returns the step, with the 00:00:00.000Z that ends the day: entries are booked at this moment.
 */
export type DayClose<Own extends Definitions = CoreTables> = (
  world: ProductWorld<Own>,
  tables: Tables<Own>,
) => (dayEnd: number) => void

/** Facts that a product gives to others, which do not know which product gives them. */
export interface ProductFacts<Tables extends Definitions = CoreTables> {
  readonly openRecords?: (tables: ReadTables<Tables>, userId: string) => Partial<OpenRecords>
  /** The part of a user's free cash that is borrowed, in cents. */
  readonly borrowed?: (tables: ReadTables<Tables>, userId: string) => bigint
  /** Gains and losses of what a user holds, at the prices of a moment, in cents. */
  readonly unrealised?: (world: ProductWorld<Tables>, userId: string, mode: Mode, at: number) => bigint
  /**
   * What a user held just before a moment, at the prices of a moment that is not later than now; the records are looked
   * up once.
   */
  readonly openBefore?: (
    world: ProductWorld<Tables>,
    userId: string,
    mode: Mode,
  ) => (at: number, pricedAt: number) => Iterable<OpenTrade>
  readonly identity?: (tables: ReadTables<Tables>, user: User) => VerifiedIdentity | undefined
  /** What the record of an order number trades; undefined for one of another product. */
  readonly traded?: (tables: ReadTables<Tables>, orderNo: string) => Traded | undefined
  /** The user's own note on a trade, by the number that all parts of it share. */
  readonly note?: (tables: ReadTables<Tables>, wholeNo: string) => string | undefined
  readonly holdings?: (tables: ReadTables<Tables>) => Iterable<Holding>
  readonly histories?: (tables: ReadTables<Tables>) => Histories
}

/**
 * What a product does besides answering calls. Everything but its tables may be left out.
 *
 * @typeParam Own the tables it sees: {@link CoreTables} and its own
 * @typeParam Due the kinds of due events it plans and handles
 */
export interface Product<Own extends Definitions = CoreTables, Due extends DueKind = never> {
  readonly tables?: Definitions
  /** What it keeps in a new world. */
  readonly begin?: (world: ProductWorld<Own>, tables: Tables<Own>, now: number) => void
  readonly on?: Listeners<Own>
  readonly due: { readonly [Kind in Due]: DueHandler<Own> }
  /** What follows from prices instead of being planned. */
  readonly dueSource?: DueSource<Own>
  readonly dayClose?: DayClose<Own>
  readonly reviewer?: Reviewer<Own>
  readonly facts?: ProductFacts<Own>
  readonly invariants?: readonly Check<Own>[]
}
