import type { MarketRow } from './market-row.ts'

/** Close of the previous UTC day, as price and change of a row imply it. */
export function previousCloseOf({ price, changePercent }: MarketRow): number {
  return price / (1 + changePercent / 100)
}
