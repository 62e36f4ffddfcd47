import { fromCents, portion, toCents } from '../../../core/money/cents.ts'
import type { SavingsTier } from '../../../core/savings/savings-tiers.ts'

/** What a day of savings depends on; decimal strings in USD. */
export interface SavingsFacts {
  /** Free cash when the day began. */
  readonly opening: string
  /** Free cash now, as if the day ended here. */
  readonly available: string
  /** Principal of open loans: borrowed money earns nothing. */
  readonly borrowed: string
}

/** What today will be credited if nothing changes. */
export interface SavingsDay {
  readonly basis: string
  /** The band of the whole basis; undefined below the lowest. */
  readonly tier: SavingsTier | undefined
  readonly credit: string
}

/** Works a day of savings out the way the ledger does: the smaller end of the day less what is borrowed, whole-balance tiers. */
export function savingsDay(
  { opening, available, borrowed }: SavingsFacts,
  tiers: readonly SavingsTier[],
): SavingsDay {
  const ends = [toCents(opening), toCents(available)]
  const smaller = ends.reduce((least, end) => (end < least ? end : least))
  const own = smaller - toCents(borrowed)
  const basis = own > 0n ? own : 0n
  const tier = tiers.findLast(({ from }) => basis >= toCents(from))
  return { basis: fromCents(basis), tier, credit: fromCents(tier ? portion(basis, tier.dailyRate) : 0n) }
}
