import { fromCents, toCents } from '../../../core/money/cents.ts'

/** What an amount must fit; decimal strings in USD. */
export interface AmountLimits {
  readonly min: string
  readonly max: string
  readonly available: string
}

/** What is wrong with an amount: nothing typed, no amount, outside the range of the plan, more than there is. */
export type AmountProblem = 'enter' | 'form' | 'range' | 'funds'

const form = /^\d{1,18}(\.\d{1,2})?$/

/** The amount someone typed, commas and spaces left out; undefined for anything that is no amount in dollars and cents. */
export function readAmount(typed: string): string | undefined {
  const text = typed.replace(/[,\s]/g, '')
  return form.test(text) ? fromCents(toCents(text)) : undefined
}

/** What is wrong with a typed amount, if anything. */
export function amountProblem(
  typed: string,
  { min, max, available }: AmountLimits,
): AmountProblem | undefined {
  if (typed.trim() === '') return 'enter'
  const amount = readAmount(typed)
  if (amount === undefined) return 'form'
  const cents = toCents(amount)
  if (cents < toCents(min) || cents > toCents(max)) return 'range'
  return cents > toCents(available) ? 'funds' : undefined
}

/** What of a balance may go into a plan: never borrowed money. */
export function usableFor(available: string, loanDebt: string): string {
  const debt = toCents(loanDebt)
  const own = toCents(available) - (debt < 0n ? -debt : debt)
  return fromCents(own < 0n ? 0n : own)
}

/** A share of what is usable, in whole cents, at most what the plan takes. */
export function shareOf(usable: string, percent: number, max: string): string {
  const share = (toCents(usable) * BigInt(percent)) / 100n
  const most = toCents(max)
  return fromCents(share > most ? most : share)
}
