import type { EntryKind } from './entry-kind.ts'

/** The two books a user has. They never mix in one entry. */
export type Mode = 'real' | 'demo'

/** Accounts of a user in one mode. All are at least 0, except `loan`, which is at most 0. */
export const USER_ACCOUNTS = ['cash', 'held', 'smart', 'margin', 'stake', 'loan'] as const

export type UserAccount = (typeof USER_ACCOUNTS)[number]

/** Accounts of the house: the other side of what happens to users. */
export type HouseAccount =
  | 'ext:in'
  | 'ext:out'
  | 'ext:sandbox-grant'
  | 'pl:yield'
  | 'pl:interest'
  | 'pl:fees'
  | 'pl:penalty'
  | 'pl:trading'
  | 'pl:options'
  | 'pl:marketing'
  | 'charity'
  | 'demo:mint'

/** One line of an entry, in cents. `account` is a house account or `user:<id>:<account>`. */
export interface Posting {
  readonly account: string
  readonly amount: bigint
}

/** What a template gives: postings that sum to zero, with what they are for. */
export interface EntryDraft {
  readonly mode: Mode
  readonly kind: EntryKind
  /**
   * What it belongs to: an order number, a day, a user id. There is one entry per mode, kind and reference; what
   * comes after a `#` only keeps references apart, see {@link recordOf}.
   */
  readonly ref: string
  readonly postings: readonly Posting[]
}

/** A booked entry: never changed, corrected only by a reversing one. */
export interface Entry extends EntryDraft {
  readonly id: string
  /** Position in the books, from 1 without gaps. */
  readonly seq: number
  /** Virtual time, epoch ms. */
  readonly at: number
  /** Whose accounts it moves; no entry moves those of two users. */
  readonly userId?: string
  /** Free cash of that user afterwards, in cents, when it moved it. */
  readonly cashAfter?: bigint
}

/** Full name of a user's account. */
export const userAccount = (userId: string, account: UserAccount): `user:${string}` =>
  `user:${userId}:${account}`

/** Whose account this is; undefined for one of the house. */
export const ownerOf = (account: string): string | undefined =>
  account.startsWith('user:') ? account.slice(5, account.lastIndexOf(':')) : undefined

/** The record that a reference names: `SM202601100000000001` of `SM202601100000000001#2026-01-12`. */
export const recordOf = (ref: string): string => ref.split('#', 1)[0] as string

/**
 * Checks that an entry's postings sum to zero.
 *
 * @throws Error for an unbalanced or empty entry; a fault of the caller, never of a user.
 */
export const assertBalanced = (draft: EntryDraft): void => {
  const sum = draft.postings.reduce((total, posting) => total + posting.amount, 0n)
  if (sum !== 0n || draft.postings.length === 0) {
    throw new Error(`Entry ${draft.kind} ${draft.ref} does not balance: its postings sum to ${sum}.`)
  }
}

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
