import { addDecimals, compareDecimals } from '@swx/sdk/money'
import type { Income } from './income-query.ts'

/** Days a chart has room for on a phone, at three pixels each. */
export const MOST_DAYS = 90

/** What came in on one UTC day; a decimal string in USD, negative for a loss. */
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
 * Sums rows by the day they were credited on, which is what "today" means everywhere.
 *
 * @param rows newest first
 * @param hasMore whether older rows exist: the oldest day may then be incomplete, and is left out
 */
export function incomeByDay(rows: readonly Income[], hasMore: boolean): IncomeByDay {
  const sums = new Map<string, string>()
  for (const { createdAt, amount } of rows) {
    const day = createdAt.slice(0, 10)
    sums.set(day, addDecimals(sums.get(day) ?? '0.00', amount))
  }
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
