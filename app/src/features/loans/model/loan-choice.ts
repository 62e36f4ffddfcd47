import { type AmountReading, compareDecimals, toMinorUnits } from '@swx/sdk/money'
import type { LoanConfig } from '../../../core/parameters/loan-config.ts'

/** How much is borrowed, in dollars, and for how long. */
export interface LoanChoice {
  readonly amount: string
  readonly termDays: number
}

/** What is wrong with an amount: none, not understood, outside what is lent, more than the own line. */
export type LoanAmountError = 'enter' | 'unread' | 'range' | 'line'

/** What an amount must fit; decimal strings in dollars. */
export interface LoanLimits extends Pick<LoanConfig, 'min' | 'max'> {
  /** What is left of the credit line; undefined while there is none to compare with. */
  readonly available: string | undefined
}

/** What is wrong with an amount that was understood. */
export function amountIssueOf(amount: string, { min, max, available }: LoanLimits) {
  if (compareDecimals(amount, min) < 0 || compareDecimals(amount, max) > 0) return 'range'
  return available !== undefined && compareDecimals(amount, available) > 0 ? 'line' : undefined
}

/** What is wrong with a typed amount, if anything. */
export function loanAmountErrorOf(reading: AmountReading, limits: LoanLimits): LoanAmountError | undefined {
  if (reading.kind === 'empty') return 'enter'
  return reading.kind === 'value' ? amountIssueOf(reading.value, limits) : 'unread'
}

/** The term to start with: the asked one if it is offered, else that of the representative example, else the shortest. */
export function termOf(terms: readonly number[], asked: number | undefined): number {
  return terms.find((days) => days === asked) ?? terms.find((days) => days === 30) ?? terms[0] ?? 0
}

/** The choice that an address names, when it is one that can be applied for. */
export function choiceOf(
  params: URLSearchParams,
  { terms }: Pick<LoanConfig, 'terms'>,
  limits: LoanLimits,
): LoanChoice | undefined {
  const amount = params.get('amount') ?? ''
  const termDays = Number(params.get('days'))
  if (toMinorUnits(amount, 2) === undefined || amountIssueOf(amount, limits) !== undefined) return undefined
  return terms.includes(termDays) ? { amount, termDays } : undefined
}
