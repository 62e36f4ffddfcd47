import asyncapi from '@swx/openapi/asyncapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { isMarketFeedItem } from './market-feed-item.ts'

describe('the market socket of the contract', () => {
  const { examples } = asyncapi.components.messages.quotes
  it.each(examples)('has an example "$name" whose items are all quotes', ({ payload }) => {
    expect(payload.every(isMarketFeedItem)).toBe(true)
  })

  it('names the fields that the feed reads, and requires those that it requires', () => {
    const { properties, required } = asyncapi.components.schemas.MarketFeedItem
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['code', 'price', 'zdf', 't']))
    expect(required.toSorted()).toEqual(['code', 'price', 'zdf'])
  })
})
