import { fromCents, portion, toCents } from '../../../core/money/cents.ts'
import type { SavingsTier } from '../../../core/savings/savings-tiers.ts'

/** A balance left alone for some days: the first credits one by one, the rest together, and what it comes to. */
export interface SavingsExample {
  readonly opening: string
  readonly dailyRate: string
  readonly firstDays: readonly string[]
  readonly rest: string
  readonly days: number
  readonly closing: string
}

/**
 * Computes the example the way the ledger does: the band of the whole balance, each day's credit in cents, compounding
 * from the next day.
 *
 * @returns undefined when no band covers the opening balance.
 */
export function savingsExample(
  tiers: readonly SavingsTier[],
  { opening = '10000.00', days = 30, shown = 3 } = {},
): SavingsExample | undefined {
  const rateOf = (balance: bigint) => tiers.findLast((tier) => balance >= toCents(tier.from))?.dailyRate
  const dailyRate = rateOf(toCents(opening))
  if (dailyRate === undefined) return undefined

  let balance = toCents(opening)
  const credits = Array.from({ length: days }, () => {
    const credit = portion(balance, rateOf(balance) ?? '0')
    balance += credit
    return credit
  })
  const rest = credits.slice(shown).reduce((sum, credit) => sum + credit, 0n)
  return {
    opening,
    dailyRate,
    firstDays: credits.slice(0, shown).map(fromCents),
    rest: fromCents(rest),
    days,
    closing: fromCents(balance),
  }
}
