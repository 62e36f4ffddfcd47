import type { EntryDraft, EntryKind, HouseAccount, Mode } from './entry.ts'

/** The full name of an account: a house account, or one made by `userAccount`. */
export type AccountName = HouseAccount | `user:${string}`

/** Money going from one account to another, in cents; a negative amount goes the other way. */
export interface Move {
  readonly from: AccountName
  readonly to: AccountName
  readonly amount: bigint
}

/**
 * An entry as a list of moves. What leaves one account arrives at another, so it balances by construction;
 * accounts that end up unchanged are left out.
 *
 * @returns undefined when nothing moves: there is nothing to book.
 */
export const draftEntry = (
  mode: Mode,
  kind: EntryKind,
  ref: string,
  moves: readonly Move[],
): EntryDraft | undefined => {
  const sums = new Map<string, bigint>()
  for (const { from, to, amount } of moves) {
    sums.set(from, (sums.get(from) ?? 0n) - amount)
    sums.set(to, (sums.get(to) ?? 0n) + amount)
  }
  const postings = Array.from(sums, ([account, amount]) => ({ account, amount })).filter(
    ({ amount }) => amount !== 0n,
  )
  return postings.length === 0 ? undefined : { mode, kind, ref, postings }
}

/** The entries that move something. */
export const entriesOf = (...drafts: readonly (EntryDraft | undefined)[]): readonly EntryDraft[] =>
  drafts.filter((draft) => draft !== undefined)
