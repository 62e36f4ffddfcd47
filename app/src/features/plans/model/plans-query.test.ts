import { describe, expect, it } from 'vitest'
import { plansQuery } from './plans-query.ts'

describe('the link of the page', () => {
  it.each(['', 'tab=mine', 'type=2&plan=p-30&days=30', 'tab=history&type=5'])('carries “%s”', (link) => {
    const params = new URLSearchParams(link)
    expect(plansQuery.write(plansQuery.parse(params)).toString()).toBe(link)
  })

  it('falls back to everything for an unknown value', () => {
    const params = new URLSearchParams('tab=x&type=9&days=-1')
    expect(plansQuery.parse(params)).toEqual({
      tab: 'plans',
      category: 'all',
      plan: undefined,
      days: undefined,
    })
  })
})
