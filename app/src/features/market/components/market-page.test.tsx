import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { keepColumns } from '../model/columns.ts'
import { removeFilter, savedFilters } from '../model/saved-filters.ts'
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
// A page of full width, which nothing lays out here.
vi.mock('#lib/device/use-element-width.ts', () => ({ useElementWidth: () => 1392 }))

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
const stats = (code: string, changeMonth: number, volatility30d: number) => ({
  id: code,
  code,
  changeWeek: 1,
  changeMonth,
  changeYear: 10,
  dayPrices: [1, 2],
  dayHigh: 2,
  dayLow: 1,
  yearHigh: 3,
  yearLow: 1,
  volatility30d,
  volume24h: 1000,
  turnover24h: 1_500_000,
})
const allStats = [stats('EURUSD', -1.25, 7), stats('BTC', 12.5, 48), stats('ETH', 4, 61)]
const list = [
  instrument('EURUSD', 1, 1.08, 0.2),
  instrument('BTC', 2, 52_100, -1.5),
  instrument('ETH', 2, 2900, 3),
]

function show({
  link = '/market',
  answer = async () => envelope(list),
  answerStats = async () => envelope(allStats),
} = {}) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  live.prices = createLivePrices({ openFeed: () => feed, clock })
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: (input) => {
      if (String(input).includes('listMarketByType')) return answer()
      return String(input).includes('listMarketStats') ? answerStats() : new Promise(() => {})
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
  return { tick, feed }
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
    for (const { id } of savedFilters.get()) removeFilter(id)
    keepColumns(undefined)
    return startTestI18n('market', 'errors')
  })

  it('has the whole name in the link of each row, and as the title of a name that may be cut', async () => {
    show()
    const link = within(await row('BTC')).getByRole('link', { name: /^BTC ?Name of BTC$/ })
    expect(within(link).getByText('Name of BTC').title).toBe('Name of BTC')
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
    const header = screen.getByRole('columnheader', { name: 'Day' })
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

  it('has the change of a month, the volatility and the volume of each instrument, and sorts by them', async () => {
    show()
    await waitFor(async () => expect(await textOf('BTC')).toContain('+12.50%'))
    expect(await textOf('BTC')).toContain('48.0%')
    expect(await textOf('BTC')).toContain('1.5m')
    const header = screen.getByRole('columnheader', { name: 'Month' })
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(async () => expect(await codes()).toEqual(['BTC', 'ETH', 'EURUSD']))
    await waitFor(() => expect(address()).toBe('?sort=month&dir=desc'))
  })

  it('filters by a range that is typed, names it in a chip, and takes it off', async () => {
    show()
    await table()
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter instruments' }))
    const month = within(dialog.getByRole('group', { name: /^Month/ }))
    fireEvent.change(month.getByLabelText('From'), { target: { value: '5' } })
    fireEvent.change(month.getByLabelText('To'), { target: { value: '2' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Show matches' }))
    expect(await dialog.findByText('Enter a number that isn’t below the lower limit.')).toBeDefined()
    fireEvent.change(month.getByLabelText('To'), { target: { value: '' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Show matches' }))
    await waitFor(async () => expect(await codes()).toEqual(['BTC']))
    await waitFor(() => expect(address()).toBe('?month=5..'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Month' }))
    await waitFor(async () => expect(await codes()).toHaveLength(3))
  })

  it('says what to change when nothing is within the limits', async () => {
    show({ link: '/market?month=90..' })
    expect(await screen.findByText('No instrument is within these limits')).toBeDefined()
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await codes()).toHaveLength(3))
  })

  it('waits for the figures that a filter goes by, and asks for them again when that failed', async () => {
    let isDown = true
    show({
      link: '/market?volatility=50..',
      answerStats: async () => (isDown ? new Response('{}', { status: 500 }) : envelope(allStats)),
    })
    expect(await screen.findByText('We couldn’t load the figures for longer periods')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await codes()).toEqual(['ETH']))
  })

  it('shows the prices without the figures when those failed', async () => {
    show({ answerStats: async () => new Response('{}', { status: 500 }) })
    expect(await screen.findByText('We couldn’t load the figures for longer periods')).toBeDefined()
    expect(await textOf('BTC')).toContain('52,100.00')
  })

  it('shows the columns that are chosen, and what it is sorted by', async () => {
    show()
    await table()
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }))
    for (const name of ['Month', 'Year']) fireEvent.click(dialog.getByRole('checkbox', { name }))
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers()).toContain('Week')
    expect(headers()).not.toContain('Month')
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Back to default' }))
    expect(headers()).toContain('Month')
  })

  it('keeps a filter under a name, says when it was changed, and goes back to it', async () => {
    show({ link: '/market?month=3..' })
    await waitFor(async () => expect(await codes()).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Save filter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save filter' }))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Winners' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const tab = await screen.findByRole('tab', { name: 'Winners 2' })
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Month' }))
    expect(await screen.findByText('Changed since saved')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await codes()).toEqual(['BTC', 'ETH']))
    fireEvent.click(screen.getByRole('tab', { name: /^All/ }))
    await waitFor(async () => expect(await codes()).toHaveLength(3))
    expect(address()).toBe('')
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
