import { accrueLoan, settleDueLoan } from '../domain/loans/day-close.ts'
import type { Loan } from '../domain/loans/loan.ts'
import { startLoanReview } from '../domain/loans/review.ts'
import { isRefused, type Outcome } from '../domain/outcome.ts'
import { balanceOf } from '../store/books.ts'
import type { Tables } from '../store/store.ts'
import type { SandboxTables } from '../store/tables.ts'
import { applyEffects } from './apply.ts'
import type { DayStep } from './day-close.ts'
import type { DueHandler } from './due-handlers.ts'

const keep = (tables: Tables<SandboxTables>, outcome: Outcome<{ loan: Loan }>, at: number): void => {
  if (isRefused(outcome)) return
  tables.loans.put(outcome.loan)
  applyEffects(tables, outcome, at)
}

/** Adds the interest of the closed day to every loan that is owed. */
export const accrueLoans: DayStep = (tables, _world, dayEnd) => {
  for (const loan of [...tables.loans.listBy('owed', [])]) keep(tables, accrueLoan(loan, dayEnd), dayEnd)
}

/** Repays what was due by the closed day from free cash, or marks it overdue. */
export const settleDueLoans: DayStep = (tables, _world, dayEnd) => {
  for (const loan of [...tables.loans.listBy('owed', [])]) {
    keep(tables, settleDueLoan(loan, balanceOf(tables, 'real', loan.userId, 'cash'), dayEnd), dayEnd)
  }
}

/** An operator picks a signed loan up; from then on it is no longer shown as signed only. */
export const pickUpLoan: DueHandler = (tables, { ref, at }) => {
  const loan = tables.loans.get(ref)
  if (loan) keep(tables, startLoanReview(loan, at), at)
}
