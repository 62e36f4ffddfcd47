import type { Product } from '../../core/product.ts'
import { checkWithdrawals } from './invariants.ts'
import { withdrawalReviewer } from './reviewer.ts'
import type { Withdrawal } from './rules/withdrawal.ts'
import { type WithdrawalTables, withdrawalTables } from './tables.ts'

const isHeld = ({ status }: Withdrawal): boolean => status === 'TO_BE_REVIEWED' || status === 'APPROVED'

/** Withdrawals: held at once, paid out after a review and the network. */
export const withdrawals: Product<WithdrawalTables> = {
  tables: withdrawalTables,
  due: {},
  reviewer: withdrawalReviewer,
  facts: {
    openRecords: ({ withdrawals }, userId) => ({
      withdrawals: [...withdrawals.listBy('user', [userId])].filter(isHeld).length,
    }),
    *holdings({ withdrawals }) {
      for (const row of withdrawals.list())
        if (isHeld(row)) yield { mode: 'real', userId: row.userId, account: 'held', amount: row.amount }
    },
    histories: ({ withdrawals }) => ({ name: 'withdrawal', rows: withdrawals.list() }),
  },
  invariants: [checkWithdrawals],
}
