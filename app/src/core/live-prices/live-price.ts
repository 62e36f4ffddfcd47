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

/** How the feed stands, in the words of the SDK's market feed. */
export type FeedState = 'idle' | 'connecting' | 'live' | 'stale' | 'reconnecting' | 'paused' | 'stopped'

/** What live prices need of a feed: the SDK's market feed has it, and a test's own has it too. */
export interface FeedPort {
  start(): void
  stop(): void
  /** `full` marks the first array of a connection, which has every instrument. */
  subscribe(listener: (items: readonly FeedItem[], batch: { readonly full: boolean }) => void): () => void
  onStatus(listener: (state: FeedState) => void): () => void
}
