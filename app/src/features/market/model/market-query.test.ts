import { describe, expect, it } from 'vitest'
import { listedOrder, marketQuery, nextSort } from './market-query.ts'
import { noRanges } from './ranges.ts'

const parse = (link: string) => marketQuery.parse(new URLSearchParams(link))
const write = (query: ReturnType<typeof parse>, before = '') =>
  marketQuery.write(query, new URLSearchParams(before)).toString()

describe('the state of the list in a link', () => {
  it('is restored from a link that says everything', () => {
    expect(
      parse('type=2&sort=change&dir=desc&q=bit&day=-2..&volume=1000000..5000000&filter=filter-1'),
    ).toEqual({
      category: 2,
      sort: 'change',
      direction: 'descending',
      view: 'list',
      text: 'bit',
      ...noRanges,
      change: { min: -2 },
      volume: { min: 1_000_000, max: 5_000_000 },
      saved: 'filter-1',
    })
  })

  it('falls back to everything in listed order where a link makes no sense', () => {
    for (const link of [
      '',
      'type=9&sort=colour&dir=up',
      'type=&sort=&filter=',
      'type=1e0',
      'month=much&week=..',
    ]) {
      expect(parse(link)).toEqual({
        category: 'all',
        ...listedOrder,
        view: 'list',
        text: '',
        ...noRanges,
        saved: undefined,
      })
    }
  })

  it('cuts a search of unreasonable length', () => {
    expect(parse(`q=${'x'.repeat(500)}`).text).toHaveLength(40)
  })

  it('survives being written and read again', () => {
    for (const link of [
      'type=3',
      'sort=name',
      'sort=price&dir=desc',
      'q=gold+ounce',
      'sort=month&dir=desc&q=a&month=5..&filter=filter-2',
      'volatility=..50',
      'type=list-2',
      'type=2&view=map',
    ]) {
      expect(write(parse(link))).toBe(link)
    }
  })

  it('leaves defaults out, and leaves parameters of others in', () => {
    expect(write(parse('dir=desc&q=++'), 'device=mobile&type=4')).toBe('device=mobile')
  })
})

describe('pressing a column header', () => {
  it('goes through both directions and back to the listed order', () => {
    const presses = ['first', 'second', 'third']
    let sort = listedOrder
    const seen = presses.map(() => {
      sort = nextSort(sort, 'change')
      return `${sort.sort} ${sort.direction}`
    })
    expect(seen).toEqual(['change descending', 'change ascending', 'listed ascending'])
  })

  it('starts names at A', () => {
    expect(nextSort({ sort: 'price', direction: 'ascending' }, 'name')).toEqual({
      sort: 'name',
      direction: 'ascending',
    })
  })
})
