import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { visitorWatchlist } from '../model/visitor-watchlist.ts'
import { MarketPage } from './market-page.tsx'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
// The page's one store, with a feed and a clock that the test moves.
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))
vi.mock('#core/live-prices/use-on-screen.ts', () => ({ useOnScreen: () => true }))

const instrument = (code: string, type: number, price: number, zdf: number) => ({
  id: code,
  code,
  name: `Name of ${code}`,
  type,
  price,
  zdf,
  hundred: [price, price],
  tradable: true,
  session: 'OPEN',
  tickSize: 0.01,
  priceDecimals: 2,
  source: 'simulated',
})
const list = [
  instrument('EURUSD', 1, 1.08, 0.2),
  instrument('BTC', 2, 52_100, -1.5),
  instrument('ETH', 2, 2900, 3),
]

function show({ link = '/market', answer = async () => envelope(list) } = {}) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  const asked: URL[] = []
  live.prices = createLivePrices({ openFeed: () => feed, clock })
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: (input) => {
      asked.push(new URL(String(input)))
      return String(input).includes('listMarketByType') ? answer() : new Promise(() => {})
    },
    getToken: () => null,
    mode: 'demo',
    onUnauthorized: () => {},
    retry: false,
  })
  render(
    <MemoryRouter initialEntries={[link]}>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        <MarketPage />
      </SwxProvider>
      <Link to="/market?type=2">Elsewhere</Link>
      <Address />
    </MemoryRouter>,
  )
  const tick = (code: string, price: number, zdf = 0.5) =>
    act(() => {
      feed.send({ code, price, zdf, t: 1 })
      clock.advance(200)
    })
  return { tick, feed, asked }
}

const Address = () => <p data-testid="address">{useLocation().search}</p>
const address = () => screen.getByTestId('address').textContent

function envelope(result: unknown) {
  const body = { code: '200', msg: '', result, traceId: 't-1', serverTime: '2026-01-10T15:20:00.000Z' }
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
}

const table = () => screen.findByRole('table', { name: 'Instruments' })
const row = async (code: string) => within(await table()).getByRole('row', { name: new RegExp(code) })
const textOf = async (code: string) => (await row(code)).textContent
const errorSays = (words: string) =>
  waitFor(() =>
    expect(screen.getByText('We couldn’t load the prices').closest('[role="alert"]')?.textContent).toContain(
      words,
    ),
  )
const codes = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('b')?.textContent)

describe('the price list', () => {
  beforeEach(() => {
    visitorWatchlist.set([])
    return startTestI18n('market', 'errors')
  })

  it('shows every instrument with its price and its change, and links to its page', async () => {
    show()
    expect(await textOf('BTC')).toContain('52,100.00')
    expect(await textOf('BTC')).toContain('−1.50%')
    expect(
      within(await row('BTC'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cruuency?code=BTC&type=2&id=BTC')
  })

  it('asks for the line of a day by the time of the market, not of the user', async () => {
    // The line stands beside the list, where there is room for it.
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const { asked } = show()
    await row('BTC')
    const line = () => asked.find(({ pathname }) => pathname.endsWith('getKValueByCodeAndDate'))
    await waitFor(() => expect(line()?.searchParams.get('date')).toBe('2026-01-10'))
  })

  it('moves a price when the feed does', async () => {
    const { tick } = show()
    await row('BTC')
    tick('BTC', 52_345.6, 2)
    expect(await textOf('BTC')).toContain('52,345.60')
    expect(await textOf('BTC')).toContain('+2.00%')
    expect(await textOf('ETH')).toContain('2,900.00')
  })

  it('holds prices still while they are paused and says so', async () => {
    const { tick } = show()
    await row('BTC')
    fireEvent.click(screen.getByRole('button', { name: 'Pause prices' }))
    tick('BTC', 60_000)
    expect(await textOf('BTC')).toContain('52,100.00')
    expect(screen.getByText('Prices are paused')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Resume prices' }))
    expect(await textOf('BTC')).toContain('60,000.00')
  })

  it('says when the connection is lost', async () => {
    const { feed } = show()
    await row('BTC')
    act(() => feed.become('reconnecting'))
    expect(screen.getByText(/Connection lost/)).toBeDefined()
  })

  it('finds by name at once, and comes back when the search is cleared', async () => {
    show()
    await table()
    const search = screen.getByRole('searchbox', { name: 'Search instruments' })
    fireEvent.change(search, { target: { value: 'name of eth' } })
    expect(await codes()).toEqual(['ETH'])
    fireEvent.change(search, { target: { value: 'zzz' } })
    expect(await screen.findByText('Nothing matches “zzz”')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await codes()).toHaveLength(3)
  })

  it('picks what a search has found first, and comes back to the first of all', async () => {
    show()
    await table()
    const picked = () => document.querySelector('[aria-current] b')?.textContent
    const search = screen.getByRole('searchbox', { name: 'Search instruments' })
    const first = picked()
    fireEvent.change(search, { target: { value: 'name of eth' } })
    await waitFor(() => expect(picked()).toBe('ETH'))
    expect(first).not.toBe('ETH')
    fireEvent.change(search, { target: { value: '' } })
    await waitFor(() => expect(picked()).toBe(first))
  })

  it('picks the instrument that the focus rests on, and none that it has left', async () => {
    show()
    const link = async (code: string) => within(await row(code)).getByRole('link')
    const [euro, bitcoin, ether] = [await link('EURUSD'), await link('BTC'), await link('ETH')]
    for (const one of [ether, bitcoin]) act(() => one.focus())
    await waitFor(() => expect(address()).toBe('?code=BTC'))
    act(() => euro.focus())
    act(() => euro.blur())
    act(() => ether.focus())
    await waitFor(() => expect(address()).toBe('?code=ETH'))
    expect((await row('ETH')).getAttribute('aria-current')).toBe('true')
  })

  it('shows one category with its count, and leads out of an empty one', async () => {
    show()
    await table()
    fireEvent.click(screen.getByRole('tab', { name: 'Crypto 2' }))
    await waitFor(async () => expect(await codes()).toEqual(['BTC', 'ETH']))
    fireEvent.click(screen.getByRole('tab', { name: 'Futures 0' }))
    expect(await screen.findByText('No instruments here')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all categories' }))
    expect(await codes()).toHaveLength(3)
  })

  it('sorts by the live change and says so in the header', async () => {
    const { tick } = show()
    await table()
    tick('EURUSD', 1.2, 9)
    const header = screen.getByRole('columnheader', { name: 'Change' })
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(async () => expect(await codes()).toEqual(['EURUSD', 'ETH', 'BTC']))
    expect(header.getAttribute('aria-sort')).toBe('descending')
  })

  it('opens as its link says', async () => {
    show({ link: '/market?type=2&sort=price&q=name' })
    expect(await codes()).toEqual(['ETH', 'BTC'])
    expect(screen.getByRole('tab', { name: /Crypto/ }).getAttribute('aria-selected')).toBe('true')
  })

  it('has what is typed in its link, and follows a link to another part of it', async () => {
    show({ link: '/market?sort=price&device=mobile' })
    await table()
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search instruments' })
    for (const value of ['e', 'et', 'eth']) fireEvent.change(search, { target: { value } })
    expect(search.value).toBe('eth')
    await waitFor(() => expect(address()).toBe('?sort=price&device=mobile&q=eth'))
    expect(await codes()).toEqual(['ETH'])
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(search.value).toBe(''))
    expect(await codes()).toEqual(['BTC', 'ETH'])
    expect(address()).toBe('?type=2')
  })

  it('keeps what a visitor watches in a list of its own, in the order of watching', async () => {
    show()
    await table()
    fireEvent.click(screen.getByRole('tab', { name: 'Watchlist 0' }))
    expect(await screen.findByText('Your watchlist is empty')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all categories' }))
    for (const code of ['ETH', 'EURUSD'])
      fireEvent.click(within(await row(code)).getByRole('button', { name: `Watch ${code}` }))
    fireEvent.click(screen.getByRole('tab', { name: 'Watchlist 2' }))
    await waitFor(async () => expect(await codes()).toEqual(['ETH', 'EURUSD']))

    fireEvent.click(screen.getByRole('button', { name: 'Watch ETH', pressed: true }))
    await waitFor(async () => expect(await codes()).toEqual(['EURUSD']))
  })

  it('says that it could not be loaded, and comes back by itself with the connection', async () => {
    let isDown = true
    const { feed } = show({
      answer: async () => (isDown ? new Response('{}', { status: 500 }) : envelope(list)),
    })
    expect(await screen.findByText('We couldn’t load the prices')).toBeDefined()
    isDown = false
    act(() => feed.become('live'))
    expect(await codes()).toHaveLength(3)
  })

  it('a search that finds nothing says so and leads back to the list', async () => {
    show()
    await table()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search instruments' }), {
      target: { value: 'zzzz' },
    })
    expect(await screen.findByText('Nothing matches “zzzz”')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await row('BTC')).toBeDefined()
  })

  it('a lost connection is told apart from a broken server', async () => {
    show({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    await errorSays(i18next.t('errors:network'))
  })

  it('an unreadable answer is told in words of the app, never raw', async () => {
    const page = { status: 200, headers: { 'content-type': 'text/html' } }
    show({ answer: async () => new Response('<h1>Gateway</h1>', page) })
    await errorSays(i18next.t('errors:unreadable'))
    expect(screen.queryByText('Gateway')).toBeNull()
  })

  it('a category without instruments says so', async () => {
    show({ answer: async () => envelope([]) })
    expect(await screen.findByText(i18next.t('market:list.empty'))).toBeDefined()
  })
})
