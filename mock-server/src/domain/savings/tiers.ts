import { parseRatio, type Ratio } from '../../ledger/rounding.ts'
import { usdOf } from '../amount.ts'

/** A step of the savings table: balances from `from` up to, not including, `below`. */
export interface SavingsTier {
  readonly from: bigint
  /** Null for the highest. */
  readonly below: bigint | null
  /** Decimal fraction a day. */
  readonly dailyRate: string
  readonly rate: Ratio
}

/** The parameter `savings.tiers` as it is served. */
export type SavingsTierParameter = readonly {
  readonly from: string
  readonly below: string | null
  readonly dailyRate: string
}[]

/** Reads the parameter `savings.tiers`. */
export const readTiers = (parameter: SavingsTierParameter): readonly SavingsTier[] =>
  parameter.map(({ from, below, dailyRate }) => ({
    from: usdOf(from),
    below: below === null ? null : usdOf(below),
    dailyRate,
    rate: parseRatio(dailyRate),
  }))

/** The tier of a balance, in cents; undefined below the lowest. The whole balance earns its rate. */
export const tierOf = (tiers: readonly SavingsTier[], balance: bigint): SavingsTier | undefined =>
  tiers.find(({ from, below }) => balance >= from && (below === null || balance < below))
