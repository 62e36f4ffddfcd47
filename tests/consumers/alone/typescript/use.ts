import { buySmart, createClient, isBusinessError, listMarketByType } from '@swx/sdk'
import { createMarketFeed } from '@swx/sdk/market-feed'
import type { MarketItem } from '@swx/sdk/types'

const client = createClient({ baseUrl: 'http://127.0.0.1', getToken: () => null, mode: 'demo' })
export const rows: Promise<readonly MarketItem[]> = listMarketByType(client, { type: 1 })
export const feed = createMarketFeed({ url: 'ws://127.0.0.1' })

// @ts-expect-error a buy without amount and days
export const wrong = () => buySmart(client, { productId: 'p-1', acceptedTermsVersion: 'terms-1' })

export const isPoor = (error: unknown) =>
  isBusinessError<'buyPlan'>(error) && error.key === 'insufficientBalance'
