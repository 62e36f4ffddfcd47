import { livePrices } from '#core/live-prices/store.ts'
import type { MarketRow } from './market-row.ts'
import type { Quote } from './sort-rows.ts'

/** The newest quote of a row: of the feed, or of the list until the feed has spoken. */
export function quoteOf(row: MarketRow): Quote {
  return livePrices.get(row.code) ?? row
}
