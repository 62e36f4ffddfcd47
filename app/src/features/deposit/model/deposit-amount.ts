import { fromCents } from '../../../core/money/cents.ts'
import { exact, product, quotient, roundHalfEven, roundUp, whole } from '../../../core/order-preview/exact.ts'
import type { DepositMethod } from './deposit-method.ts'

/** What is wrong with an amount: nothing typed, no amount of the currency, less than the smallest deposit. */
export type DepositAmountProblem = 'enter' | 'form' | 'minimum'

const withoutEndZeros = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0*$/, '') : decimal)

/** The amount someone typed, commas and spaces left out; undefined for anything the currency cannot hold. */
export function readDepositAmount(typed: string, scale: number): string | undefined {
  const parts = /^(\d{1,18})(?:\.(\d+))?$/.exec(typed.replace(/[,\s]/g, ''))
  if (parts === null) return undefined
  const [, digits = '', decimals = ''] = parts
  const amount = withoutEndZeros(`${BigInt(digits)}.${decimals}`)
  if ((amount.split('.')[1] ?? '').length > scale) return undefined
  return /[1-9]/.test(amount) ? amount : undefined
}

/** The smallest deposit in its currency at a rate in dollars: rounded up to the last decimal it has. */
export function minimumOf({ minUsd, scale }: Pick<DepositMethod, 'minUsd' | 'scale'>, rate: string): string {
  const minor = roundUp(quotient(product(exact(minUsd), whole(10n ** BigInt(scale))), exact(rate)))
  const digits = minor.toString().padStart(scale + 1, '0')
  return withoutEndZeros(`${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`)
}

/** What an amount is worth in dollars and cents, as the ledger rounds. */
export function worthOf(amount: string, rate: string): string {
  return fromCents(roundHalfEven(product(exact(amount), exact(rate), whole(100))))
}

const isLess = (left: string, right: string): boolean => {
  const [a, b] = [exact(left), exact(right)]
  return a.num * b.den < b.num * a.den
}

/** What is wrong with a typed amount, if anything. Without a smallest amount to compare with the server finds out. */
export function depositAmountProblem(
  typed: string,
  scale: number,
  minimum: string | undefined,
): DepositAmountProblem | undefined {
  if (typed.trim() === '') return 'enter'
  const amount = readDepositAmount(typed, scale)
  if (amount === undefined) return 'form'
  return minimum !== undefined && isLess(amount, minimum) ? 'minimum' : undefined
}
