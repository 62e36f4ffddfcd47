import { act, cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { AccountAlerts } from '#features/alerts/components/account-alerts.tsx'
import { MarketPage } from '#features/market/components/market-page.tsx'
import { WatchlistCard } from '#features/market/components/watchlist-card.tsx'
import { WatchlistPanel } from '#features/market/components/watchlist-panel.tsx'
import { PerformancePage } from '#features/performance/components/performance-page.tsx'
import { OptionsList } from '#features/trade/options/components/options-list.tsx'
import { ClosedPositions } from '#features/trade/positions/components/closed-positions.tsx'
import { OpenPositions } from '#features/trade/positions/components/open-positions.tsx'
import { WaitingOrders } from '#features/trade/waiting/components/waiting-orders.tsx'
import { renderWithBackend } from './render-with-backend.tsx'
import { startTestI18n } from './start-test-i18n.ts'

/** Each list, and how many parts its shape has at least: a name and a figure for each of several rows. */
const lists: readonly (readonly [name: string, list: ReactElement, parts: number])[] = [
  ['Loading your positions', <OpenPositions key="" />, 12],
  ['Loading your waiting orders', <WaitingOrders key="" />, 12],
  ['Loading your options', <OptionsList key="" />, 12],
  ['Loading your closed positions', <ClosedPositions key="" results={undefined} />, 12],
  ['Loading your watchlist', <WatchlistCard key="" allLabel="All" />, 12],
  ['Loading your watchlist', <WatchlistPanel key="" id="list" current="BTC" />, 30],
  ['Loading prices', <MarketPage key="" />, 40],
  ['Loading your profit and loss', <PerformancePage key="" />, 30],
  ['Loading your alerts', <AccountAlerts key="" subject={undefined} onLeave={() => {}} />, 9],
]

beforeEach(async () => {
  await startTestI18n(
    ...([
      'orders',
      'waiting',
      'options',
      'market',
      'performance',
      'income',
      'account',
      'history',
      'alerts',
    ] as const),
  )
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'mei' })
    setMode('demo')
  })
})
afterEach(cleanup)

it.each(lists)(
  '%s: a list that loads is announced as busy, and has the shape of its rows',
  (_, list, parts) => {
    renderWithBackend(list, { answers: {} })
    const shapes = screen
      .getAllByRole('status')
      .filter((status) => status.getAttribute('aria-busy') === 'true')
    for (const shape of shapes) expect(shape.textContent).not.toBe('')
    const largest = Math.max(...shapes.map((shape) => shape.querySelectorAll('.skeleton').length))
    expect(largest).toBeGreaterThanOrEqual(parts)
  },
)
