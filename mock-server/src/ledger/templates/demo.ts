import { draftEntry, type EntryDraft, entriesOf, userAccount } from '../entry.ts'

/** What a new demo account is worth, in cents. */
export const DEMO_START = 100_000_00n

const mint = (userId: string, ref: string, amount: bigint): EntryDraft | undefined =>
  draftEntry('demo', 'DEMO_START', ref, [{ from: 'demo:mint', to: userAccount(userId, 'cash'), amount }])

/** Play money for a new demo account. */
export const demoStart = (userId: string, ref: string): EntryDraft =>
  mint(userId, ref, DEMO_START) as EntryDraft

/**
 * Brings the cash of a demo account whose records are all closed back to {@link DEMO_START}: by what is missing or too
 * much. Where it is that already, all is taken back and given anew, since profit and performance begin with an entry.
 *
 * @param ref the user id, and after a `#` which reset this is.
 * @param cash what is there now, in cents.
 */
export const demoReset = (userId: string, ref: string, cash: bigint): readonly EntryDraft[] =>
  cash === DEMO_START
    ? entriesOf(mint(userId, `${ref}-return`, -cash), mint(userId, ref, DEMO_START))
    : entriesOf(mint(userId, ref, DEMO_START - cash))
