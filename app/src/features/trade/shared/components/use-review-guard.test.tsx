import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useReviewGuard } from './use-review-guard.tsx'

const market = vi.hoisted(() => ({ age: 0, state: 'live', refresh: vi.fn(async () => {}) }))

vi.mock('#core/live-prices/price-age.tsx', () => ({ usePriceAge: () => market.age }))
vi.mock('#core/live-prices/use-feed-status.ts', () => ({
  useFeedStatus: () => ({ state: market.state, isPaused: false, lastPriceAt: 0 }),
}))
vi.mock('#features/trade/shared/api/use-review-sessions.ts', () => ({
  useReviewSessions: () => ({ sessions: new Map([['54', 'OPEN']]), refresh: market.refresh }),
}))

const instruments = [{ id: '54', code: 'BTC' }]

beforeEach(() => Object.assign(market, { age: 0, state: 'live' }))

it('leads to the confirmation only by a refresh, not by a feed that comes back just as the user presses', async () => {
  const { result, rerender } = renderHook(() => useReviewGuard(instruments as never, true))
  expect(result.current.next).toBeUndefined()
  Object.assign(market, { age: 11, state: 'reconnecting' })
  rerender()
  expect(result.current.next).toBeDefined()

  Object.assign(market, { age: 0, state: 'live' })
  rerender()
  expect(result.current.next).toBeDefined()
  await act(async () => result.current.next?.run())
  expect(market.refresh).toHaveBeenCalledOnce()
  expect(result.current.next).toBeUndefined()
})
