import type { Entry, EntryKind, Mode } from '../ledger/entry.ts'
import type { World } from '../runtime/world.ts'

/** A promise of domain.md section 5 that a world does not keep, and where. */
export interface Violation {
  readonly invariant: `LI-${number}`
  readonly detail: string
}

/** What the checks read: a world whose books are sorted by what they are asked for. */
export interface Books {
  readonly world: World
  /** Virtual now, everything due settled. */
  readonly now: number
  readonly entries: readonly Entry[]
  /** Entries of a kind whose reference names a record. */
  entriesOf(kind: EntryKind, record: string): readonly Entry[]
  /** Balance of an account by the entries alone, in cents. */
  booked(mode: Mode, account: string): bigint
}

/** A check of some promises; gives one violation for each place where one is broken. */
export type Check = (books: Books) => Iterable<Violation>

/** A violation unless `holds`. */
export function* unless(
  holds: boolean,
  invariant: Violation['invariant'],
  detail: () => string,
): Generator<Violation> {
  if (!holds) yield { invariant, detail: detail() }
}

/** Adds up cents. */
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
