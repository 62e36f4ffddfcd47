/** One item of the market feed, as it arrives: wire spellings. `t` is epoch milliseconds of the market's clock. */
export interface FeedItem {
  readonly code: string
  readonly price: number
  readonly zdf: number
  readonly t?: number | undefined
}

/** What moved since the price shown before: up, down, or nothing. */
export type PriceTrend = -1 | 0 | 1

/** The newest price of one instrument, as shown. A new object each time it is published, so it can be compared. */
export interface LivePrice {
  readonly code: string
  readonly price: number
  /** Change against the close of the previous UTC day, in percent. */
  readonly changePercent: number
  /** Epoch milliseconds of the market's clock; undefined where only a list answered so far. */
  readonly time: number | undefined
  readonly trend: PriceTrend
}
