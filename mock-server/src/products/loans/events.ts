import { applyEffects } from '../../core/apply.ts'
import { balanceOf } from '../../core/books.ts'
import { isRefused, type Outcome } from '../../domain/outcome.ts'
import type { DayStep } from '../../runtime/day-close.ts'
import type { DueHandler } from '../../runtime/due-handlers.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { Tables } from '../../store/store.ts'
import { accrueLoan, settleDueLoan } from './rules/day-close.ts'
import type { Loan } from './rules/loan.ts'
import { startLoanReview } from './rules/review.ts'

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
