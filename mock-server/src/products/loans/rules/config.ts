import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import { usdOf } from '../../../domain/amount.ts'
import { isOpenLoan, type Loan, outstanding } from './loan.ts'

/** How much a user may borrow, in cents. */
export interface CreditLine {
  readonly creditLimit: bigint
  readonly used: bigint
  readonly available: bigint
}

/**
 * The credit line of a user with these loans; nothing before the identity check, and nothing available while an
 * application or a loan is open, for there is one at a time.
 */
export const creditLine = (config: LoanConfig, isVerified: boolean, loans: readonly Loan[]): CreditLine => {
  const creditLimit = isVerified ? usdOf(config.max) : 0n
  const used = loans.reduce((sum, loan) => sum + outstanding(loan), 0n)
  return { creditLimit, used, available: loans.some(isOpenLoan) ? 0n : creditLimit }
}
