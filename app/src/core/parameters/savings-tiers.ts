import { annualYield } from '@swx/sdk/money'
import { readDecimal, readList, readRecord } from './read-fields.ts'

/** One band of the savings table. Bounds are decimal strings in USD; `below` is where the next band begins. */
export interface SavingsTier {
  readonly from: string
  readonly below: string | undefined
  /** A fraction: "0.0025" is 0.25 % a day. */
  readonly dailyRate: string
}

/** Reads `savings.tiers`. */
export function parseSavingsTiers(value: unknown): readonly SavingsTier[] {
  return readList(value, 'savings.tiers').map((entry, at) => {
    const what = `savings.tiers[${at}]`
    const tier = readRecord(entry, what)
    return {
      from: readDecimal(tier.from, `${what}.from`),
      below: tier.below === null ? undefined : readDecimal(tier.below, `${what}.below`),
      dailyRate: readDecimal(tier.dailyRate, `${what}.dailyRate`),
    }
  })
}

/** Yearly yield of a daily rate that compounds, as a fraction, for display. */
export function compoundedYearly(dailyRate: string): number {
  return Number(annualYield(dailyRate).compound) / 100
}

/** Yearly yield of a daily rate without compounding, as a fraction, for display. */
export function simpleYearly(dailyRate: string): number {
  return Number(annualYield(dailyRate).simple) / 100
}
