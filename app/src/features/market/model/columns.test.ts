import { describe, expect, it } from 'vitest'
import { chosenColumns, columnKeys, columnStore, columnTracks, fitColumns, keepColumns } from './columns.ts'

const usual = chosenColumns(undefined, true)

describe('the columns of the list', () => {
  it('all have room in a page of full width', () => {
    expect(fitColumns(usual, 1392, [])).toEqual(usual)
    expect(fitColumns(columnKeys, 1392, [])).toEqual(columnKeys.slice(0, -1))
  })

  it('are fewer in a narrower one, from the end, and never without what the list is ordered by', () => {
    const narrow = fitColumns(usual, 760, [])
    expect(narrow).toEqual(usual.slice(0, narrow.length))
    expect(narrow.length).toBeGreaterThan(2)
    expect(narrow).not.toContain('volume')
    const sorted = fitColumns(usual, 760, ['volume'])
    expect(sorted.at(-1)).toBe('volume')
    expect(sorted.length).toBeLessThanOrEqual(narrow.length)
  })

  it('have the column that the list is ordered by, though it was not chosen', () => {
    expect(fitColumns(['price'], 1392, ['year'])).toEqual(['price', 'year'])
  })

  it('have a track each, between star and name and the bell', () => {
    expect(columnTracks(['price', 'week'])).toBe('28px minmax(0, 1fr) 96px 80px 36px')
  })
})

describe('the choice of columns', () => {
  it('is kept on the device, in the order of the columns, until the usual ones are wanted', () => {
    keepColumns(['year', 'price'])
    expect(localStorage.getItem('swx.marketColumns')).toBe('["year","price"]')
    expect(chosenColumns(columnStore.get(), true)).toEqual(['price', 'year'])
    keepColumns(undefined)
    expect(localStorage.getItem('swx.marketColumns')).toBeNull()
    expect(chosenColumns(columnStore.get(), true)).toEqual(usual)
    expect(chosenColumns(columnStore.get(), false)).toEqual(['chart', 'price', 'change'])
  })
})
