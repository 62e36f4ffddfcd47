import type { Entry, Mode } from '../../ledger/entry.ts'
import { defineTable } from '../../store/define-table.ts'

/** Balance of one account in one mode, in cents. */
export interface Balance {
  readonly mode: Mode
  readonly account: string
  readonly amount: bigint
}

const isUserCash = (account: string): boolean => account.startsWith('user:') && account.endsWith(':cash')

/** The ledger. An entry's id is its position as sortable digits, so the primary key is the order of booking. */
export const bookTables = {
  entries: defineTable<Entry>({
    key: (row) => row.id,
    unique: { reference: (row) => `${row.mode} ${row.kind} ${row.ref}` },
    index: { user: (row) => (row.userId === undefined ? undefined : [row.userId, row.mode]) },
  }),
  balances: defineTable<Balance>({
    key: (row) => `${row.mode} ${row.account}`,
    index: {
      /** Free cash on real ledgers, which is what savings are paid on. */
      funded: (row) => (row.mode === 'real' && row.amount > 0n && isUserCash(row.account) ? [] : undefined),
    },
  }),
}
