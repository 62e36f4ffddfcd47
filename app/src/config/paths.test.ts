import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { keptAlive, parentOf, paths, type RouteName, routeNameOf, safeNext, tabOrder } from './paths.ts'

const names = Object.keys(paths) as RouteName[]

describe('the table of routes', () => {
  it('keeps the six tabs and the currency page alive, at most ten pages in all', () => {
    for (const name of [...tabOrder, 'currency'] as const) expect(keptAlive).toContain(name)
    expect(keptAlive.size).toBeLessThanOrEqual(limits.keepAlivePages)
    expect(limits.keepAlivePages).toBe(10)
  })

  it('knows no path that is not listed', () => {
    expect(routeNameOf('/no/such/page')).toBeUndefined()
    expect(routeNameOf('/cruuency/')).toBe('currency')
  })

  it('leads back from every page that is not a tab', () => {
    const tabs: readonly string[] = tabOrder
    expect(names.filter((name) => !tabs.includes(name) && parentOf[name] === undefined)).toEqual([])
  })

  it('takes only paths of this app for a way back after logging in', () => {
    expect(safeNext('/market?type=2')).toBe('/market?type=2')
    for (const trap of ['//evil.example', '/\\evil.example', 'https://evil.example', '/pass/login', null])
      expect(safeNext(trap)).toBeUndefined()
  })
})
