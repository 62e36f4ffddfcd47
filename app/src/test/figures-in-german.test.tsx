import { languageOf } from '@swx/locales/languages'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { MarketPage } from '#features/market/components/market-page.tsx'
import { PlansPage } from '#features/plans/components/plans-page.tsx'
import { setLanguage } from '#lib/i18n/language-store.ts'
import { ProfileRoute } from '#pages/profile.tsx'
import { createFakeClock } from './fake-clock.ts'
import { createFakeFeed } from './fake-feed.ts'
import { pageOf, renderWithBackend, sampleUser } from './render-with-backend.tsx'
import { startTestI18n } from './start-test-i18n.ts'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))
vi.mock('#core/live-prices/use-on-screen.ts', () => ({ useOnScreen: () => true }))

const instrument = {
  id: 'BTC',
  code: 'BTC',
  name: 'Bitcoin',
  type: 2,
  price: 52_100,
  zdf: -1.5,
  hundred: [51_900.5, 52_100],
  tradable: true,
  session: 'OPEN',
  tickSize: 0.01,
  priceDecimals: 2,
  source: 'simulated',
}
const stats = {
  id: 'BTC',
  code: 'BTC',
  changeWeek: 2.05,
  changeMonth: -4.3,
  changeYear: 11,
  dayPrices: [51_900.5, 52_100],
  dayHigh: 52_100,
  dayLow: 51_900.5,
  yearHigh: 58_000,
  yearLow: 44_000,
  volatility30d: 48.27,
  volume24h: 60_412,
  turnover24h: 3_147_465_200,
}
const product = {
  id: 'p-1',
  name: 'Crypto index plan',
  marketType: 2,
  cycles: [{ days: 30, dailyRate: '0.0040' }],
  minAmount: '500.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: 'terms-1',
  status: 'ON',
}

const words = (element: Element) => element.textContent?.replace(/[\s\u2066-\u2069]+/g, ' ') ?? ''
const speak = (code: 'de' | 'en') => act(() => setLanguage(languageOf(code)))

describe('figures on a page in German', () => {
  beforeEach(async () => {
    await startTestI18n('market', 'plans', 'account', 'money', 'errors')
    live.prices = createLivePrices({ openFeed: createFakeFeed, clock: createFakeClock() })
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    await speak('de')
  })
  afterEach(() => speak('en'))

  it('are German in a row of the price list, with the range as it is read out', async () => {
    renderWithBackend(<MarketPage />, {
      link: '/market',
      answers: {
        listMarketByType: () => ({ result: [instrument] }),
        listMarketStats: () => ({ result: [stats] }),
        listWatch: () => ({ result: [] }),
      },
    })
    const row = (await screen.findAllByRole('row', { name: /BTC/ }))[0] as HTMLElement
    expect(words(row)).toContain('52.100,00')
    expect(words(row)).toContain('−1,50 %')
    expect(await within(row).findByRole('img', { name: /51\.900,50.*52\.100,00/ })).toBeDefined()
    expect(words(row)).toContain('−4,30 %')
  })

  it('change with the language while the row stays', async () => {
    renderWithBackend(<MarketPage />, {
      link: '/market',
      answers: { listMarketByType: () => ({ result: [instrument] }), listWatch: () => ({ result: [] }) },
    })
    const row = (await screen.findAllByRole('row', { name: /BTC/ }))[0] as HTMLElement
    await speak('en')
    expect(words(row)).toContain('52,100.00')
    expect(words(row)).toContain('−1.50%')
  })

  it('are German in the panel of a plan: range, rates, revenue, penalty', async () => {
    renderWithBackend(<PlansPage />, {
      link: '/trading?plan=p-1&days=30',
      answers: {
        listSmartProduct: () => ({ result: pageOf([product]) }),
        listSmartOrder: () => ({ result: pageOf([]) }),
        getUserInfo: () => ({ result: sampleUser() }),
        getParamByKey: () => ({
          result: { key: 'features', value: { smartTrading: true }, updatedAt: '2026-01-01T00:00:00.000Z' },
        }),
      },
    })
    const amount = await screen.findByRole('textbox', { name: /Betrag/ })
    fireEvent.change(amount, { target: { value: '1.234,50' } })
    const page = words(document.body)
    expect(page).toContain('= 1.234,50')
    for (const figure of ['50.000', '0,40 %', '146,00 %', '18.240,55', '148,20', '5,00 %'])
      expect(page).toContain(figure)
    expect(screen.getByRole('button', { name: /1\.234,50\sUSD.*prüfen/ })).toBeDefined()
    expect(page).not.toMatch(/\d\.\d\d(?!\d)/)
  })

  it('are German on the account page', async () => {
    renderWithBackend(<ProfileRoute />, {
      answers: {
        getUserInfo: () => ({
          result: {
            ...sampleUser(),
            accounts: {
              ...sampleUser().accounts,
              real: {
                ...sampleUser().accounts.real,
                profit: { ...sampleUser().accounts.real.profit, total: '3200.00' },
              },
            },
          },
        }),
      },
    })
    const card = (await screen.findByText('Kontowert (Equity)')).closest('section') as HTMLElement
    for (const figure of ['18.240,55', '+3.200,00']) expect(words(card)).toContain(figure)
  })
})
