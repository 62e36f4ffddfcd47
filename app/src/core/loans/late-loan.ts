import type { components } from '@swx/sdk'
import { loanOnDay, overdueInterest, quoteLoan, subtractDecimals } from '@swx/sdk/money'

type Loan = components['schemas']['Loan']

const DAY_MS = 86_400_000

/** Days since a loan was paid out, counted by closes of the UTC day; 0 before that. */
export function dayOf(
  { disbursedAt, repaidAt }: Pick<Loan, 'disbursedAt' | 'repaidAt'>,
  now: number,
): number {
  if (disbursedAt === undefined) return 0
  const end = repaidAt === undefined ? now : Date.parse(repaidAt)
  return Math.floor(end / DAY_MS) - Math.floor(Date.parse(disbursedAt) / DAY_MS)
}

/** What being late comes to. Money as decimal strings in dollars. */
export interface Lateness {
  readonly days: number
  /** What one more day adds; nothing once the most is reached. */
  readonly nextDay: string
  /** The most that being late can cost. */
  readonly most: string
}

/** How late a loan is on a day after it was paid out, and what that costs. */
export function latenessOf(loan: Loan, today: number): Lateness {
  const { overdueDays: days } = loanOnDay(loan, 0, today)
  return {
    days,
    nextDay: subtractDecimals(overdueInterest(loan, days + 1), overdueInterest(loan, days)),
    most: quoteLoan(loan, 0).overdueTerms.cap,
  }
}
