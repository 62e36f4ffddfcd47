import { isEmpty } from '../domain/account.ts'
import { isOpenLoan } from '../domain/loans/loan.ts'
import { balancesOf } from '../store/books.ts'
import type { ReadTables } from '../store/store.ts'
import type { SandboxTables } from '../store/tables.ts'

const some = <Row>(rows: Iterable<Row>, is: (row: Row) => boolean = () => true): boolean => {
  for (const row of rows) if (is(row)) return true
  return false
}

/**
 * Whether an account can be closed: no real money anywhere, and nothing that is still going on, practice trades
 * included. Play money does not count, since nobody can spend it to nothing.
 */
export const isClosable = (tables: ReadTables<SandboxTables>, userId: string): boolean => {
  const { positions, options, recharges, loans } = tables
  const isRunning =
    (['real', 'demo'] as const).some(
      (mode) =>
        some(positions.listBy('open', [userId, mode])) || some(options.listBy('open', [userId, mode])),
    ) ||
    some(recharges.listBy('user', [userId]), ({ status }) => status === 'TO_BE_REVIEWED') ||
    some(loans.listBy('user', [userId]), isOpenLoan)
  return !isRunning && isEmpty(balancesOf(tables, 'real', userId))
}
