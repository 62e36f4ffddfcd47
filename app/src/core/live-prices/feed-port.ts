import type { FeedItem } from './live-price.ts'

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
