import { addDecimals, compareDecimals } from '@swx/sdk/money'
import type { Income } from './income-query.ts'

/** What came in on one UTC day; a decimal string in USD. */
export interface DayIncome {
  readonly day: string
  readonly amount: string
}

/** The shown days: oldest first, and whether there are older ones that were not read. */
export interface IncomeByDay {
  readonly days: readonly DayIncome[]
  readonly isPartial: boolean
}

/**
 * Sums rows by day.
 *
 * @param rows newest first
 * @param hasMore whether older rows exist: the oldest day may then be incomplete, and is left out
 */
export function incomeByDay(rows: readonly Income[], hasMore: boolean): IncomeByDay {
  const sums = new Map<string, string>()
  for (const { day, amount } of rows) sums.set(day, addDecimals(sums.get(day) ?? '0.00', amount))
  const days = [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
  const whole = hasMore ? days.slice(1) : days
  return { days: whole.map(([day, amount]) => ({ day, amount })), isPartial: hasMore }
}

/** The best of the shown days and their sum; nothing when there are none. */
export function bestDay(
  days: readonly DayIncome[],
): { readonly best: DayIncome; readonly total: string } | undefined {
  const [first, ...others] = days
  if (first === undefined) return undefined
  const best = others.reduce(
    (most, next) => (compareDecimals(next.amount, most.amount) > 0 ? next : most),
    first,
  )
  return { best, total: addDecimals(...days.map(({ amount }) => amount)) }
}
