import { addDecimals, savingsGrowth, savingsTierOf } from '@swx/sdk/money'
import type { SavingsTier } from '#core/parameters/savings-tiers.ts'

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
  const dailyRate = savingsTierOf(tiers, opening)?.dailyRate
  if (dailyRate === undefined) return undefined
  const { credits, closing } = savingsGrowth(tiers, opening, days)
  return {
    opening,
    dailyRate,
    firstDays: credits.slice(0, shown),
    rest: addDecimals('0.00', ...credits.slice(shown)),
    days,
    closing,
  }
}
