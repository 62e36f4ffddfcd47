import { savingsBasis, savingsCredit, savingsTierOf } from '@swx/sdk/money'
import type { SavingsTier } from '#core/parameters/savings-tiers.ts'

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
  const basis = savingsBasis({ opening, closing: available, loanPrincipal: borrowed })
  return { basis, tier: savingsTierOf(tiers, basis), credit: savingsCredit(tiers, basis) }
}
