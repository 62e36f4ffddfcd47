import { draftEntry, type EntryDraft, userAccount } from '../entry.ts'

/** What a new demo account is worth, in cents. */
export const DEMO_START = 100_000_00n

/** Play money for a new demo account. */
export const demoStart = (userId: string, ref: string): EntryDraft => demoTopUp(userId, ref, 0n) as EntryDraft

/**
 * Brings the cash of a demo account whose records are all closed back to {@link DEMO_START}.
 *
 * @param ref the user id, and after a `#` which reset this is.
 * @param cash what is there now, in cents.
 * @returns undefined when it is exactly that already.
 */
export const demoTopUp = (userId: string, ref: string, cash: bigint): EntryDraft | undefined =>
  draftEntry('demo', 'DEMO_START', ref, [
    { from: 'demo:mint', to: userAccount(userId, 'cash'), amount: DEMO_START - cash },
  ])
