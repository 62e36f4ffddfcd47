import { LOAN_WITHDRAWAL_DAYS, type LoanDay, type LoanTerms, loanOnDay } from '@swx/sdk/money'
import { isSandbox } from '#config/env.ts'
import { toCsv } from '#lib/csv/to-csv.ts'

/** What makes a day of a loan worth a line. */
export type Milestone = 'paidOut' | 'free' | 'starts' | 'withdraw' | 'halfway' | 'due'

/** A day of the schedule. */
export interface ScheduleRow extends LoanDay {
  readonly milestone: Milestone | undefined
}

/** Every day of a loan from the day it is paid out to the due day. */
export function scheduleOf(terms: LoanTerms, disbursedAt: number): readonly ScheduleRow[] {
  const { termDays, interestFreeDays } = terms
  const milestones = new Map<number, Milestone>([
    [Math.floor(termDays / 2), 'halfway'],
    [LOAN_WITHDRAWAL_DAYS, 'withdraw'],
    [interestFreeDays + 1, 'starts'],
    ...(interestFreeDays > 0 ? [[interestFreeDays, 'free'] as const] : []),
    [termDays, 'due'],
    [0, 'paidOut'],
  ])
  return Array.from({ length: termDays + 1 }, (_, day) => ({
    ...loanOnDay(terms, disbursedAt, day),
    milestone: milestones.get(day),
  }))
}

const DAY_MS = 86_400_000

/** Start of the day that a quote was worked out for, epoch milliseconds: the day it would be paid out. */
export function payoutDayOf(quote: { readonly repaymentDate: string; readonly termDays: number }): number {
  const dueDay = Math.floor(Date.parse(quote.repaymentDate) / DAY_MS)
  return (dueDay - quote.termDays) * DAY_MS
}

/** Each day of a loan as a table: date, interest added, interest so far, what repaying it costs. */
export function scheduleCsv(terms: LoanTerms, disbursedAt: number, label: string): string {
  const rows = scheduleOf(terms, disbursedAt).map(({ day, at, added, accruedInterest, outstanding }) => [
    String(day),
    new Date(at).toISOString().slice(0, 10),
    added,
    accruedInterest,
    outstanding,
  ])
  const head = ['day', 'date', 'interestAdded', 'interest', 'repay']
  return toCsv(isSandbox ? [[label], head, ...rows] : [head, ...rows])
}
