import { addDecimals, compareDecimals } from '@swx/sdk/money'
import type { Nft } from './nft.ts'

/** What sales gave to one charity. */
export interface Donation {
  readonly charity: Nft['charity']
  /** Decimal string in USD. */
  readonly amount: string
}

/** What the sales of these works gave, by charity, the largest first, and the sum. */
export function donationsOf(works: readonly Pick<Nft, 'charity' | 'cumulativeDonation'>[]): {
  readonly rows: readonly Donation[]
  readonly total: string
} {
  const byName = new Map<string, Donation>()
  for (const { charity, cumulativeDonation } of works) {
    const before = byName.get(charity.name)?.amount ?? '0.00'
    byName.set(charity.name, { charity, amount: addDecimals(before, cumulativeDonation) })
  }
  const rows = [...byName.values()].toSorted((a, b) => compareDecimals(b.amount, a.amount))
  return { rows, total: rows.reduce((sum, { amount }) => addDecimals(sum, amount), '0.00') }
}
