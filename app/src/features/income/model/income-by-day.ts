import type { components } from '@swx/sdk'
import { addDecimals, compareDecimals } from '@swx/sdk/money'
import type { Days } from '#ui/form/date-range.tsx'
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

type EquityPoint = components['schemas']['EquityPoint']

const DAY_MS = 86_400_000
const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Which days a chart shows; all ends are `yyyy-mm-dd`. */
export interface ShownDays {
  readonly first: string
  readonly last: string
  /** The days after the first and the last: the points of the equity curve at which they are over. */
  readonly next: string
  readonly end: string
  /** Whether the span asked for begins before the first day. */
  readonly isCut: boolean
}

/** The newest days of a span that a chart has room for, none after today. */
export function shownDays({ from, to }: Days, today: string): ShownDays {
  const last = to !== '' && to < today ? to : today
  const room = addDays(last, 1 - MOST_DAYS)
  const isCut = from < room
  const first = isCut ? room : from
  return { first, last, next: addDays(first, 1), end: addDays(last, 1), isCut }
}

const isEmpty = ({ equity, deposits, withdrawals, income }: EquityPoint): boolean =>
  [equity, deposits, withdrawals, income].every((amount) => compareDecimals(amount, '0') === 0)

/**
 * The profit of each day, oldest first. A point of the curve holds the day before it; days before the account had
 * anything are left out.
 *
 * @param today what the account shows as today's profit, which no point holds yet
 */
export function profitByDay(
  points: readonly EquityPoint[],
  { last, isCut }: Pick<ShownDays, 'last' | 'isCut'>,
  today: DayIncome,
): IncomeByDay {
  const begin = points.findIndex((point) => !isEmpty(point))
  const days: DayIncome[] = (begin < 0 ? [] : points.slice(begin)).map(({ at, income }) => ({
    day: addDays(at.slice(0, 10), -1),
    amount: income,
  }))
  const isShown = days.length > 0 || compareDecimals(today.amount, '0') !== 0
  if (today.day === last && isShown) days.push(today)
  return { days, isPartial: isCut && begin === 0 }
}
