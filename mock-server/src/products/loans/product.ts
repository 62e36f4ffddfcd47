import type { Product } from '../../core/product.ts'
import { closeLoansDay, pickUpLoan } from './events.ts'
import { checkLoans } from './invariants.ts'
import { loanReviewer } from './reviewer.ts'
import { isOpenLoan, outstanding, owedPrincipal } from './rules/loan.ts'
import { type LoanTables, loanTables } from './tables.ts'

/** Loans, after an identity check and a review. */
export const loans: Product<LoanTables, 'loanReview'> = {
  tables: loanTables,
  due: { loanReview: pickUpLoan },
  dayClose: closeLoansDay,
  reviewer: loanReviewer,
  facts: {
    borrowed: ({ loans }, userId) => owedPrincipal(loans.listBy('owed', [userId])),
    openRecords: ({ loans }, userId) => ({
      loans: [...loans.listBy('user', [userId])].filter(isOpenLoan).length,
    }),
    *holdings({ loans }) {
      for (const loan of loans.list())
        yield { mode: 'real', userId: loan.userId, account: 'loan', amount: -outstanding(loan) }
    },
    histories: ({ loans }) => ({ name: 'loan', rows: loans.list() }),
  },
  invariants: [checkLoans],
}
