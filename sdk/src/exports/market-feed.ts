export { createMarketFeed, type MarketFeed, type MarketFeedBatch } from '../market-feed/create-market-feed.ts'
export { latestPerFrame, type Schedule } from '../market-feed/latest-per-frame.ts'
export type { MarketFeedItem } from '../market-feed/market-feed-item.ts'
export type {
  FeedSocket,
  MarketFeedCounters,
  MarketFeedOptions,
  MarketFeedStatus,
} from '../market-feed/market-feed-options.ts'
