import { applyRate } from '@swx/sdk/money'
import { type Check, moved, unless } from '../../core/invariant.ts'
import { usdOf } from '../../domain/amount.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { LoanTables } from './tables.ts'

/** LI-22: a loan costs what was quoted, being late costs no more than its cap, and what is repaid is over. */
export const checkLoans: Check<LoanTables> = function* ({ world, entriesOf }) {
  for (const loan of world.store.read.loans.list()) {
    const { loanNo, amount, status, totalInterest, repaymentAmount, accruedInterest, overdueInterest } = loan
    yield* unless(
      repaymentAmount === amount + totalInterest,
      'LI-22',
      () => `${loanNo}: ${repaymentAmount} to repay for ${amount} and ${totalInterest}`,
    )
    yield* unless(accruedInterest <= totalInterest, 'LI-22', () => `${loanNo} has accrued ${accruedInterest}`)
    const cap = usdOf(applyRate(formatUsd(amount), loan.overdueCap))
    yield* unless(
      overdueInterest <= cap,
      'LI-22',
      () => `${loanNo} costs ${overdueInterest} more for being late`,
    )
    const owed = (['LOAN_DISBURSEMENT', 'LOAN_INTEREST', 'LOAN_REPAYMENT'] as const).reduce(
      (total, kind) => total - moved(entriesOf(kind, loanNo), 'loan'),
      0n,
    )
    const expected =
      status === 'REPAYING' || status === 'OVERDUE' ? amount + accruedInterest + overdueInterest : 0n
    yield* unless(
      owed === expected,
      'LI-22',
      () => `${loanNo} is ${status} and ${owed} is owed by the ledger`,
    )
  }
}
