import { compareDecimals, toMinorUnits } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'

/** How much is borrowed, in dollars, and for how long. */
export interface LoanChoice {
  readonly amount: string
  readonly termDays: number
}

/** What an amount must fit; decimal strings in dollars. */
export interface LoanLimits extends Pick<LoanConfig, 'min' | 'max'> {
  /** What is left of the credit line; undefined while there is none to compare with. */
  readonly available: string | undefined
}

/** Whether an amount fits. */
const isWithin = (amount: string, { min, max, available = max }: LoanLimits) =>
  compareDecimals(amount, min) >= 0 && [max, available].every((most) => compareDecimals(amount, most) <= 0)

/** The rules of the form for amount and term. */
export const loanForm = (language: string, { min, max, available }: LoanLimits) =>
  z.object({
    amount: amountRule({ language, min, max, available, scale: 2, currency: 'USD' }),
    /** In days, as the row of choices has it. */
    termDays: z.string(),
  })

/** What was typed and chosen on it. */
export type LoanForm = z.input<ReturnType<typeof loanForm>>

/** The term to start with: the asked one if it is offered, else that of the representative example, else the shortest. */
export function termOf(terms: readonly number[], asked: number | undefined): number {
  return terms.find((days) => days === asked) ?? terms.find((days) => days === 30) ?? terms[0] ?? 0
}

/** The choice that an address names, when it is one that can be applied for. */
export function choiceOf(
  { amount = '', days }: { readonly amount?: string | undefined; readonly days?: string | undefined },
  { terms }: Pick<LoanConfig, 'terms'>,
  limits: LoanLimits,
): LoanChoice | undefined {
  const termDays = terms.find((term) => String(term) === days)
  if (toMinorUnits(amount, 2) === undefined || !isWithin(amount, limits)) return undefined
  return termDays === undefined ? undefined : { amount, termDays }
}
