import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { ancestorsOf, keptAlive, parentOf, routeNameOf, routeNames, safeNext, tabOrder } from './paths.ts'

describe('the table of routes', () => {
  it('keeps the six tabs and the instrument page alive, at most ten pages in all', () => {
    for (const name of [...tabOrder, 'instrument'] as const) expect(keptAlive).toContain(name)
    expect(keptAlive.length).toBeLessThanOrEqual(limits.keepAlivePages)
    expect(limits.keepAlivePages).toBe(10)
  })

  it('keeps the balance as it was left, too', () => expect(keptAlive).toContain('balance'))

  it('keeps the invite page as it was left, too', () => expect(keptAlive).toContain('invite'))

  it('keeps the text that was read last as it was left, too', () => expect(keptAlive).toContain('detail'))

  it('knows no path that is not listed', () => {
    expect(routeNameOf('/no/such/page')).toBeUndefined()
    expect(routeNameOf('/cruuency/')).toBe('instrument')
  })

  it('leads back from every page that is not a tab', () => {
    const tabs: readonly string[] = tabOrder
    expect(routeNames.filter((name) => !tabs.includes(name) && parentOf(name) === undefined)).toEqual([])
  })

  it('leads up to a tab from every page', () => {
    expect(ancestorsOf('orderDetail')).toEqual(['orders', 'profile'])
    for (const name of routeNames) expect(tabOrder).toContain([name, ...ancestorsOf(name)].at(-1))
  })

  it('takes only paths of this app for a way back after logging in', () => {
    expect(safeNext('/market?type=2')).toBe('/market?type=2')
    for (const trap of ['//evil.example', '/\\evil.example', 'https://evil.example', '/pass/login', null])
      expect(safeNext(trap)).toBeUndefined()
  })
})
