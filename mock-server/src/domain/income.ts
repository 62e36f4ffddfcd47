import type { Mode } from '../ledger/entry.ts'
import { dayName } from './calendar.ts'

/** Where income comes from. */
export type IncomeSource = 'SAVINGS' | 'SMART' | 'INVITE' | 'ORDER' | 'OPTION'

/** Sources that count into the total income. */
export const COUNTED_SOURCES: readonly IncomeSource[] = ['SAVINGS', 'SMART', 'INVITE']

/** One income, in cents; negative for a loss. */
export interface IncomeDraft {
  readonly userId: string
  readonly mode: Mode
  readonly source: IncomeSource
  /** The record it belongs to. */
  readonly orderNo?: string
  /** The day it was earned on, `yyyy-mm-dd`. */
  readonly day: string
  /** What it is computed on. */
  readonly base: bigint
  /** At which rate, as a decimal fraction. */
  readonly rate: string
  readonly amount: bigint
  /** `DIVIDED` once credited. */
  readonly status: 'IN_PROGRESS' | 'DIVIDED'
}

/** An income as it is kept; `createdAt` is when it was booked. */
export interface IncomeDetail extends IncomeDraft {
  readonly id: string
  readonly createdAt: number
}

/** Running sums, so that two numbers are shown without adding up years of rows. */
export interface IncomeTotals {
  readonly userId: string
  readonly mode: Mode
  /** Everything credited by a counted source. */
  readonly total: bigint
  /** Of it, what was credited on `day`. */
  readonly today: bigint
  readonly day: string
}

/** Nothing earned yet. */
export const noIncome = (userId: string, mode: Mode): IncomeTotals => ({
  userId,
  mode,
  total: 0n,
  today: 0n,
  day: '',
})

/** The running sum with one more income, credited at `at`. */
export const addIncome = (totals: IncomeTotals, income: IncomeDraft, at: number): IncomeTotals => {
  if (income.status !== 'DIVIDED' || !COUNTED_SOURCES.includes(income.source)) return totals
  const day = dayName(at)
  const today = totals.day === day ? totals.today : 0n
  return { ...totals, total: totals.total + income.amount, today: today + income.amount, day }
}

/** What of a running sum was credited on the day of `now`. */
export const incomeToday = (totals: IncomeTotals, now: number): bigint =>
  totals.day === dayName(now) ? totals.today : 0n

/** Sums over rows of one filter; a source without a credited row is absent. */
export interface IncomeSummary {
  readonly total: bigint
  readonly today: bigint
  readonly bySource: Readonly<Partial<Record<IncomeSource, bigint>>>
}

/** Adds up the credited rows of a filter; `today` is by the day they were credited on. */
export const summariseIncome = (rows: Iterable<IncomeDetail>, now: number): IncomeSummary => {
  let [total, today] = [0n, 0n]
  const bySource: Partial<Record<IncomeSource, bigint>> = {}
  for (const { source, amount, status, createdAt } of rows) {
    if (status !== 'DIVIDED') continue
    total += amount
    if (dayName(createdAt) === dayName(now)) today += amount
    bySource[source] = (bySource[source] ?? 0n) + amount
  }
  return { total, today, bySource }
}
