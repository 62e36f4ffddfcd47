import { describe, expect, it } from 'vitest'
import { createMarket } from './create-market.ts'
import { marketInfo, marketItem } from './market-item.ts'
import { sampleInstruments } from './sample-instruments.ts'

const market = createMarket({ seed: 1, instruments: sampleInstruments })
const NOW = Date.UTC(2026, 0, 8, 15, 20, 30)
const MIDNIGHT = Date.UTC(2026, 0, 8)

describe('a quote', () => {
  it('tells the change against the close of the previous day, as candles show it', () => {
    for (const code of ['EURUSD', 'BTC', 'AAPL', 'GC.F']) {
      const { price, zdf } = market.quote(code, NOW)
      const yesterday = market.candles(code, '1d', MIDNIGHT - 1, 1)[0]?.c ?? 0
      expect(market.day(code, NOW).prevClose).toBe(yesterday)
      expect(zdf).toBeCloseTo(((price - yesterday) / yesterday) * 100, 1)
      expect(Math.abs(Math.round(zdf * 100) - zdf * 100)).toBeLessThan(1e-9)
    }
  })

  it('has a price with the instrument’s decimals and no more', () => {
    for (const { code, priceDecimals } of market.list()) {
      const { price } = market.quote(code, NOW)
      expect(Number(price.toFixed(priceDecimals))).toBe(price)
    }
  })

  it('is refused for a code that is not listed, by name', () => {
    expect(() => market.quote('NOPE', NOW)).toThrow(/No instrument has the code NOPE/)
  })
})

describe('the hundred prices of a sparkline', () => {
  it('are a hundred, end with the current price and follow the candles', () => {
    for (const code of ['EURUSD', 'AAPL', 'BTC', 'SBX-GAP', 'SBX-STALE']) {
      const hundred = market.hundred(code, NOW)
      expect(hundred).toHaveLength(100)
      expect(hundred.at(-1)).toBe(market.quote(code, NOW).price)
      const closes = market.candles(code, '15m', NOW, 100).map(({ c }) => c)
      expect(hundred.slice(100 - closes.length)).toEqual(closes)
    }
  })

  it('show the last sessions at the weekend instead of a flat line', () => {
    const sunday = Date.UTC(2026, 0, 11, 12)
    expect(new Set(market.hundred('AAPL', sunday)).size).toBeGreaterThan(50)
    expect(market.hundred('AAPL', sunday).at(-1)).toBe(market.quote('AAPL', sunday).price)
  })
})

it('lists the five categories in order, with the test instruments last', () => {
  const sizes = ([1, 2, 3, 4, 5] as const).map((type) => market.list(type).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(market.list().length)
  expect(market.list().length).toBeGreaterThanOrEqual(350)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
  const lastCrypto = market.list(2).slice(-6)
  expect(lastCrypto.map(({ code }) => code)).toEqual([
    'SBX-UP',
    'SBX-DOWN',
    'SBX-FLAT',
    'SBX-GAP',
    'SBX-HALT',
    'SBX-STALE',
  ])
})

it('has something to watch in every category at any hour', () => {
  const sunday = Date.UTC(2026, 0, 11, 3)
  for (const type of [1, 2, 3, 4, 5] as const) {
    const first = market.list(type).slice(0, 12)
    expect(first.some(({ code }) => market.session(code, sunday) === 'OPEN')).toBe(true)
  }
})

it('gives lists and tickets what the contract names', () => {
  const instrument = market.findById('1')
  if (!instrument) throw new Error('The first instrument is missing.')
  const item = marketItem(market, instrument, NOW)
  expect(item).toMatchObject({
    id: '1',
    code: 'EURUSD',
    type: 1,
    session: 'OPEN',
    tradable: true,
    source: 'simulated',
  })
  const info = marketInfo(market, instrument, NOW, 'Risky.')
  expect(info).toMatchObject({
    ...item,
    contractSize: '100000',
    maxLeverage: 30,
    tickSize: 0.00001,
    disclosure: 'Risky.',
  })
  expect(info.high24h).toBeGreaterThanOrEqual(info.price)
  expect(info.low24h).toBeLessThanOrEqual(info.price)
})
