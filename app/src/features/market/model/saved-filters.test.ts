import { beforeEach, describe, expect, it } from 'vitest'
import { marketQuery } from './market-query.ts'
import { applied, filterText, keepFilter, newFilter, removeFilter, savedFilters } from './saved-filters.ts'

const parse = (link: string) => marketQuery.parse(new URLSearchParams(link))

describe('saved filters', () => {
  beforeEach(() => {
    for (const { id } of savedFilters.get()) removeFilter(id)
  })

  it('keep category, filters and order, and nothing of the moment', () => {
    const filter = newFilter(parse('type=2&sort=month&dir=desc&month=5..&q=bit&view=map'))
    expect(filter).toEqual({ id: 'filter-1', name: '', query: 'type=2&sort=month&dir=desc&month=5..' })
    keepFilter({ ...filter, name: 'Winners' })
    expect(applied({ ...filter, name: 'Winners' })).toMatchObject({
      category: 2,
      sort: 'month',
      direction: 'descending',
      month: { min: 5 },
      week: undefined,
      saved: 'filter-1',
    })
    expect(JSON.parse(localStorage.getItem('swx.marketFilters') ?? '')).toHaveLength(1)
  })

  it('tell when the list shows something else by now', () => {
    const query = parse('month=5..')
    const filter = newFilter(query)
    expect(filterText({ ...query, saved: filter.id, text: 'x', view: 'map' })).toBe(filter.query)
    expect(filterText({ ...query, month: { min: 6 } })).not.toBe(filter.query)
  })

  it('are renamed in their place, removed, and brought back with an id of their own', () => {
    const first = { ...newFilter(parse('week=1..')), name: 'First' }
    keepFilter(first)
    const second = { ...newFilter(parse('year=1..')), name: 'Second' }
    keepFilter(second)
    keepFilter({ ...first, name: 'Renamed' })
    expect(savedFilters.get().map(({ name }) => name)).toEqual(['Renamed', 'Second'])
    removeFilter(first.id)
    expect(newFilter(parse('')).id).toBe('filter-3')
    expect(savedFilters.get()).toEqual([second])
  })
})
