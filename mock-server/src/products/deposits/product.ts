import type { Product } from '../../core/product.ts'
import { checkDeposits } from './invariants.ts'
import { rechargeReviewer } from './reviewer.ts'
import { type DepositTables, depositTables } from './tables.ts'

/** Deposits that users report and a review credits. */
export const deposits: Product<DepositTables> = {
  tables: depositTables,
  due: {},
  reviewer: rechargeReviewer,
  facts: {
    openRecords: ({ recharges }, userId) => ({
      deposits: [...recharges.listBy('user', [userId])].filter(({ status }) => status === 'TO_BE_REVIEWED')
        .length,
    }),
    histories: ({ recharges }) => ({ name: 'deposit', rows: recharges.list() }),
  },
  invariants: [checkDeposits],
}
