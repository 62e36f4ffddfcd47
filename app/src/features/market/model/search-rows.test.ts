import { describe, expect, it } from 'vitest'
import { rowFixture } from '#test/market-row-fixture.ts'
import { indexRows, searchRows } from './filter-rows.ts'

const rows = [
  rowFixture({ code: 'XAUUSD', name: 'Gold, troy ounce' }),
  rowFixture({ code: 'USDJPY', name: 'US dollar / Yen' }),
  rowFixture({ code: 'NESN', name: 'Nestlé' }),
]
const find = (text: string) => searchRows(indexRows(rows), text).map(({ code }) => code)

describe('searching the list', () => {
  it('finds by code and by name, in any case', () => {
    expect(find('xau')).toEqual(['XAUUSD'])
    expect(find('GOLD')).toEqual(['XAUUSD'])
  })

  it('wants every word, in any order', () => {
    expect(find('ounce gold')).toEqual(['XAUUSD'])
    expect(find('gold silver')).toEqual([])
  })

  it('puts codes that begin with the text first', () => {
    expect(find('usd')).toEqual(['USDJPY', 'XAUUSD'])
  })

  it('finds a name with a wrong letter', () => {
    expect(find('nestel')).toEqual(['NESN'])
    expect(find('doller')).toEqual(['USDJPY'])
  })

  it('does not ask for accents', () => {
    expect(find('nestle')).toEqual(['NESN'])
  })

  it.each(['xau/usd', 'XAU-USD', 'xau usd', 'ＸＡＵＵＳＤ'])('finds a pair typed as %s', (text) => {
    expect(find(text)).toEqual(['XAUUSD'])
  })

  it.each(['BTCUSDT', 'btc/usdt', 'BTC-USD'])('finds a coin by the pair of an exchange, %s', (text) => {
    const withCoin = indexRows([...rows, rowFixture({ code: 'BTC', name: 'Bitcoin' })])
    expect(searchRows(withCoin, text)).toMatchObject([{ code: 'BTC' }])
  })

  it('finds an instrument by what it is called in another language', () => {
    const aliasWords = (code: string) => (code === 'XAUUSD' ? 'Gold Oro 黄金 ذهب' : '')
    for (const text of ['黄金', 'ذهب', 'oro'])
      expect(
        searchRows(indexRows(rows, aliasWords), text).map(({ code }) => code),
        text,
      ).toEqual(['XAUUSD'])
  })

  it('shows what only stages tests when its code is asked for, and not otherwise', () => {
    const staged = [...rows, rowFixture({ code: 'SBX-GAP', name: 'Test: gaps' })]
    const codesOf = (text: string) => searchRows(indexRows(staged), text).map(({ code }) => code)
    expect(codesOf('')).not.toContain('SBX-GAP')
    expect(codesOf('gaps')).toEqual([])
    expect(codesOf('sbx')).toEqual(['SBX-GAP'])
  })

  it('shows everything for an empty text', () => {
    expect(find('  ')).toHaveLength(3)
  })
})
