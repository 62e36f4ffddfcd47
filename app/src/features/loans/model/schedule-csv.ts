import type { LoanTerms } from '@swx/sdk/money'
import { isSandbox } from '#config/env.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { scheduleOf } from './schedule.ts'

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
