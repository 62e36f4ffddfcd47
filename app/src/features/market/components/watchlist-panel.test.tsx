import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { SparklineProps } from '#ui/figure/sparkline.tsx'
import { WatchlistPanel } from './watchlist-panel.tsx'

vi.mock('#core/live-prices/use-on-screen.ts', () => ({ useOnScreen: () => true }))
// What a canvas shows is told in words here.
vi.mock('#ui/figure/sparkline.tsx', () => ({
  Sparkline: ({ points }: SparklineProps) => <i data-testid="line">{points.join(' ')}</i>,
}))

const instrument = {
  id: '45',
  code: 'EURUSD',
  name: 'Euro / US Dollar',
  type: 1,
  price: 1.085,
  zdf: 0.5,
  hundred: [1.081, 1.082, 1.085],
  tradable: true,
  session: 'OPEN',
  tickSize: 0.00001,
  priceDecimals: 5,
  source: 'simulated',
}
const stats = {
  id: '45',
  code: 'EURUSD',
  changeWeek: 1,
  changeMonth: 2,
  changeYear: 3,
  dayPrices: [1.0796, 1.078, 1.085],
  dayHigh: 1.09,
  dayLow: 1.07,
  yearHigh: 1.2,
  yearLow: 1,
  volatility30d: 8,
  volume24h: 1000,
  turnover24h: 1_500_000,
}

it('the line beside a change is drawn over the same day as the change, from the close before it', async () => {
  await startTestI18n('market')
  renderWithBackend(<WatchlistPanel id="list" current="EURUSD" />, {
    answers: {
      listMarketByType: () => ({ result: [instrument] }),
      listMarketStats: () => ({ result: [stats] }),
    },
  })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('+0.50%')).toBeDefined()
  await waitFor(() => expect(row.getByTestId('line').textContent).toBe('1.0796 1.078 1.085'))
})
