import type { Balances } from '../domain/account.ts'
import {
  assertBalanced,
  type Entry,
  type EntryDraft,
  type Mode,
  ownerOf,
  USER_ACCOUNTS,
  type UserAccount,
  userAccount,
} from '../ledger/entry.ts'
import { sortable } from '../store/define-table.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import { nextNumber } from './numbers.ts'
import type { CoreTables } from './tables.ts'

/**
 * Books an entry: appends it and moves the balances it names.
 *
 * @throws Error when it does not balance or would take a user's account to the wrong side of zero.
 * @throws DuplicateKeyError when the same thing was booked before.
 */
export const book = (tables: Tables<CoreTables>, draft: EntryDraft, at: number): Entry => {
  assertBalanced(draft)
  const { mode, kind, ref, postings } = draft
  let userId: string | undefined
  let cashAfter: bigint | undefined
  for (const { account, amount } of postings) {
    const balance = (tables.balances.get(`${mode} ${account}`)?.amount ?? 0n) + amount
    const owner = ownerOf(account)
    if (owner !== undefined) {
      const isLoan = account.endsWith(':loan')
      if (isLoan ? balance > 0n : balance < 0n) {
        throw new Error(`Entry ${kind} ${ref} would take ${account} to ${balance}.`)
      }
      userId = owner
      if (account.endsWith(':cash')) cashAfter = balance
    }
    tables.balances.put({ mode, account, amount: balance })
  }
  const seq = nextNumber(tables, 'entry')
  return tables.entries.insert({
    ...draft,
    id: sortable(seq),
    seq,
    at,
    ...(userId === undefined ? {} : { userId }),
    ...(cashAfter === undefined ? {} : { cashAfter }),
  })
}

/** Balance of a user's account, in cents; 0 if it has no entries. */
export const balanceOf = (
  { balances }: ReadTables<CoreTables>,
  mode: Mode,
  userId: string,
  account: UserAccount,
): bigint => balances.get(`${mode} ${userAccount(userId, account)}`)?.amount ?? 0n

/** Balances of all accounts of a user in one mode, in cents. */
export const balancesOf = (read: ReadTables<CoreTables>, mode: Mode, userId: string): Balances =>
  Object.fromEntries(
    USER_ACCOUNTS.map((account) => [account, balanceOf(read, mode, userId, account)]),
  ) as Balances
