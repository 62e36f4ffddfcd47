import type { Entry, Mode } from '../ledger/entry.ts'
import type { EntryKind } from '../ledger/entry-kind.ts'
import type { Definitions } from '../store/store.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** An invariant of the ledger and its records that a world breaks, and where. */
export interface Violation {
  readonly invariant: `LI-${number}`
  readonly detail: string
}

/** What the checks read: a world whose books are sorted by what they are asked for. */
export interface Books<Own extends Definitions = CoreTables> {
  readonly world: ProductWorld<Own>
  /** Virtual now, everything due settled. */
  readonly now: number
  readonly entries: readonly Entry[]
  /** Entries of a kind whose reference names a record. */
  entriesOf(kind: EntryKind, record: string): readonly Entry[]
  /** Balance of an account by the entries alone, in cents. */
  booked(mode: Mode, account: string): bigint
}

/** A check of some promises; gives one violation for each place where one is broken. */
export type Check<Own extends Definitions = CoreTables> = (books: Books<Own>) => Iterable<Violation>

/** A violation unless `holds`. */
export function* unless(
  holds: boolean,
  invariant: Violation['invariant'],
  detail: () => string,
): Generator<Violation> {
  if (!holds) yield { invariant, detail: detail() }
}

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** What entries move on an account of a user, in cents; without a user, on a house account. */
export const moved = (entries: Iterable<Entry>, account: string): bigint => {
  let total = 0n
  for (const { postings } of entries) {
    for (const posting of postings) {
      if (posting.account === account || posting.account.endsWith(`:${account}`)) total += posting.amount
    }
  }
  return total
}

/** Instruments and moments of overrides, by the state of their table. */
const overridden = new WeakMap<object, ReadonlySet<string>>()

const overridesOf = ({ store }: ProductWorld): ReadonlySet<string> => {
  const { overrides } = store.read
  const known =
    overridden.get(overrides.revision) ??
    new Set(Array.from(overrides.list(), ({ overlay: { code, at } }) => `${at} ${code}`))
  overridden.set(overrides.revision, known)
  return known
}

/** Whether a price was in force at a moment. Any price was at the moment of an override, when the old one also counts. */
export const wasPrice = (world: ProductWorld, code: string, at: number, ticks: number): boolean =>
  world.market.priceTicks(code, at) === ticks || overridesOf(world).has(`${at} ${code}`)
