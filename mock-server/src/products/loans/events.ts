import { applyEffects } from '../../core/apply.ts'
import { balanceOf } from '../../core/books.ts'
import type { DueHandler } from '../../core/due-events.ts'
import { forOne } from '../../core/for-one.ts'
import type { DayClose } from '../../core/product.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRejected, type Outcome } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { accrueLoan, settleDueLoan } from './rules/day-close.ts'
import type { Loan } from './rules/loan.ts'
import { startLoanReview } from './rules/review.ts'
import type { LoanTables } from './tables.ts'

type LoanWorld = ProductWorld<LoanTables>

const keep = (
  world: LoanWorld,
  tables: Tables<LoanTables>,
  outcome: Outcome<{ loan: Loan }>,
  at: number,
): void => {
  if (isRejected(outcome)) return
  tables.loans.put(outcome.loan)
  applyEffects(world, tables, outcome, at)
}

const forLoan = (world: LoanWorld, { loanNo, userId }: Loan, at: number, work: () => void): boolean =>
  forOne(world, { at, what: `loan ${loanNo}`, userId }, work)

/** Adds the interest of the closed day to every loan that is owed. */
const accrueLoans = (world: LoanWorld, tables: Tables<LoanTables>, dayEnd: number): void => {
  for (const loan of [...tables.loans.listBy('owed', [])])
    forLoan(world, loan, dayEnd, () => keep(world, tables, accrueLoan(loan, dayEnd), dayEnd))
}

/** Repays what was due by the closed day from free cash, or marks it overdue. */
const settleDueLoans = (world: LoanWorld, tables: Tables<LoanTables>, dayEnd: number): void => {
  for (const loan of [...tables.loans.listBy('owed', [])])
    forLoan(world, loan, dayEnd, () =>
      keep(
        world,
        tables,
        settleDueLoan(loan, balanceOf(tables, 'real', loan.userId, 'cash'), dayEnd),
        dayEnd,
      ),
    )
}

/** Interest first, then what is due. */
export const closeLoansDay: DayClose<LoanTables> = (world, tables) => (dayEnd) => {
  accrueLoans(world, tables, dayEnd)
  settleDueLoans(world, tables, dayEnd)
}

/** An operator picks a signed loan up; from then on it is no longer shown as signed only. */
export const pickUpLoan: DueHandler<LoanTables> = (tables, { ref, at }, world) => {
  const loan = tables.loans.get(ref)
  if (loan) keep(world, tables, startLoanReview(loan, at), at)
}
