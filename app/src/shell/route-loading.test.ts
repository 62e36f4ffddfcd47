import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPages } from './lazy-pages.ts'
import { markRouteLoading, routeLoading } from './route-loading.tsx'

const neverArrives = new Promise<never>(() => {})

describe('the mark of a page on its way', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    routeLoading.set(false)
  })
  afterEach(() => {
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })

  it('is set on the way to a page that was not loaded before', () => {
    vi.spyOn(lazyPages.market, 'preload').mockReturnValue(neverArrives)
    markRouteLoading('/market')
    expect(routeLoading.get()).toBe(true)
  })

  it('is not set for a page that is there, nor for an unknown path', () => {
    vi.spyOn(lazyPages.market, 'isLoaded').mockReturnValue(true)
    markRouteLoading('/market')
    markRouteLoading('/no/such/page')
    expect(routeLoading.get()).toBe(false)
  })

  it('is cleared after 300 ms, however long the page takes', () => {
    vi.spyOn(lazyPages.market, 'preload').mockReturnValue(neverArrives)
    markRouteLoading('/market')
    vi.advanceTimersByTime(299)
    expect(routeLoading.get()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(routeLoading.get()).toBe(false)
  })

  it('is cleared at once when the navigation fails', async () => {
    vi.spyOn(lazyPages.market, 'preload').mockRejectedValue(new Error('offline'))
    markRouteLoading('/market')
    await vi.advanceTimersByTimeAsync(0)
    expect(routeLoading.get()).toBe(false)
  })

  it('lasts its full time for the second of two quick navigations', () => {
    vi.spyOn(lazyPages.market, 'preload').mockReturnValue(neverArrives)
    vi.spyOn(lazyPages.plans, 'preload').mockReturnValue(neverArrives)
    markRouteLoading('/market')
    vi.advanceTimersByTime(200)
    markRouteLoading('/trading')
    vi.advanceTimersByTime(200)
    expect(routeLoading.get()).toBe(true)
  })
})
