import { describe, expect, it } from 'vitest'
import { indexItems, searchItems } from './search-index.ts'
import type { SearchGroup } from './search-item.ts'

const item = (
  group: SearchGroup,
  title: string,
  rest: { code?: string; also?: string; details?: readonly string[] } = {},
) => ({
  id: `${group} ${title}`,
  group,
  title,
  details: [],
  href: '/',
  ...rest,
})
const index = indexItems([
  item('instruments', 'EURUSD', { code: 'EURUSD', details: ['Euro / US dollar'] }),
  item('instruments', 'BTC', { code: 'BTC', details: ['Bitcoin'] }),
  item('instruments', 'USDT', { code: 'USDT', details: ['Tether'] }),
  item('own', 'Deposit', { code: 'RC202601100000000001' }),
  item('own', 'BTC', { code: 'LV202601100000000003' }),
  item('help', 'How long does a withdrawal take?'),
  item('help', '出金にはどのくらい時間がかかりますか'),
  item('pages', 'Deposit', { also: 'add money, top up' }),
  item('pages', 'الإيداع'),
])
const find = (text: string) =>
  searchItems(index, text).flatMap(({ group, items }) => items.map(({ title }) => `${group}: ${title}`))

describe('the search of everything', () => {
  it.each(['EUR/USD', 'eur usd', 'eur-usd', 'eurusd'])('finds a pair typed as %s', (text) => {
    expect(find(text)[0]).toBe('instruments: EURUSD')
  })

  it('finds a coin by the pair of an exchange', () => {
    expect(find('BTC/USDT')[0]).toBe('instruments: BTC')
  })

  it('finds a record by its number, by a part of it and with spaces in it', () => {
    expect(find('LV202601100000000003')).toEqual(['own: BTC'])
    expect(find('lv 2026 0110')).toEqual(['own: BTC'])
    expect(find('00000003')).toEqual(['own: BTC'])
  })

  it('puts the page of that name before the records of that kind', () => {
    expect(find('deposit')).toEqual(['pages: Deposit', 'own: Deposit'])
  })

  it('puts the page before a question that begins with its name', () => {
    const loans = indexItems([item('help', 'Loans show the yearly cost first'), item('pages', 'Loans')])
    expect(searchItems(loans, 'loan').map(({ group }) => group)).toEqual(['pages', 'help'])
  })

  it('finds a page by other words for it', () => {
    expect(find('top up')).toEqual(['pages: Deposit'])
  })

  it('finds each question that has all the words, in any order', () => {
    expect(find('withdrawal long')).toEqual(['help: How long does a withdrawal take?'])
    expect(find('withdrawal short')).toEqual([])
  })

  it('finds parts of sentences without spaces, and Arabic words without their marks', () => {
    expect(find('出金')).toEqual(['help: 出金にはどのくらい時間がかかりますか'])
    expect(find('الايداع')).toEqual(['pages: الإيداع'])
  })

  it('finds nothing for signs alone', () => {
    expect(find(' / ')).toEqual([])
  })
})
