import { LOAN_WITHDRAWAL_DAYS, type LoanDay, type LoanTerms, loanOnDay } from '@swx/sdk/money'

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
