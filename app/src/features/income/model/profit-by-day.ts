import type { components } from '@swx/sdk'
import { compareDecimals } from '@swx/sdk/money'
import type { Days } from '#ui/form/date-range.tsx'
import { type DayIncome, type IncomeByDay, MOST_DAYS } from './income-by-day.ts'

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
