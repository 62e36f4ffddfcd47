import { describe, expect, it } from 'vitest'
import { filterForm, formOfRanges, rangesOfForm } from './filter-form.ts'
import { noRanges } from './ranges.ts'

const empty = formOfRanges({}, (value) => value)

describe('the form of filters', () => {
  it('reads limits by the signs of the language, below zero too, and volumes in millions', () => {
    const typed = {
      ...empty,
      month: { min: '-2,5', max: '' },
      price: { min: '1.000', max: '52.100,5' },
      volume: { min: '30', max: '' },
    }
    const read = filterForm('de').safeParse({ ...typed, price: { min: '', max: '52.100,5' } })
    expect(read.data && rangesOfForm(read.data)).toEqual({
      ...noRanges,
      month: { min: -2.5 },
      price: { max: 52_100.5 },
      volume: { min: 30_000_000 },
    })
  })

  it('says what is no number, and which limit is below the other', () => {
    const issuesOf = (form: typeof empty) =>
      filterForm('en')
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(issuesOf({ ...empty, week: { min: 'much', max: '' } })).toEqual([['week.min', 'notNumber']])
    expect(issuesOf({ ...empty, week: { min: '5', max: '2' } })).toEqual([['week.max', 'order']])
    expect(issuesOf(empty)).toBeUndefined()
  })

  it('shows the filters in force', () => {
    expect(formOfRanges({ volume: { min: 30_000_000 }, month: undefined }, (value) => value)).toEqual({
      ...empty,
      volume: { min: '30', max: '' },
    })
  })
})
