import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { signIn } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { marketInfoFixture } from '#test/market-info-fixture.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { CloseAllButton } from './positions-total.tsx'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))

const config = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const euro = orderFixture()
const other = orderFixture({ orderNo: 'LV202601100000000006' })
const bitcoin = orderFixture({
  orderNo: 'LV202601100000000007',
  code: 'BTC',
  marketId: '54',
  direction: 'SHORT',
  lots: '0.05',
  contractSize: '1',
  leverage: 2,
  margin: '1302.50',
  openPrice: 52_100,
  stopOutPrice: 65_125,
  openFee: '1.30',
})
const bitcoinInfo = marketInfoFixture({
  id: '54',
  code: 'BTC',
  price: 50_000,
  priceDecimals: 2,
  contractSize: '1',
  tickSize: 0.01,
})
const closedAt = (order: typeof euro, closePrice: number, profit: string) => ({
  code: '20005',
  result: { ...order, status: 'CLOSED', closePrice, profit, closeReason: 'USER' },
})

async function review(answers: Record<string, FakeAnswer> = {}, { isReady = true } = {}) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  live.prices = createLivePrices({ openFeed: () => feed, clock })
  const shown = renderWithBackend(<CloseAllButton />, {
    answers: {
      'order.config': () => ({
        result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
      }),
      listOrder: () => ({ result: pageOf([euro, other, bitcoin]) }),
      'getMarketInfo/54': () => ({ result: bitcoinInfo }),
      getMarketInfo: () => ({ result: marketInfoFixture({ price: 1.0871 }) }),
      ...answers,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Close all' }))
  const dialog = await screen.findByRole('dialog')
  if (isReady) await within(dialog).findAllByRole('listitem')
  return { ...shown, dialog, box: within(dialog) }
}

const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('closing all positions', () => {
  beforeEach(async () => {
    await startTestI18n('orders', 'market', 'money', 'errors')
    act(() => {
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })

  it('shows each with its price and net, and the sum, before one confirmation', async () => {
    const { box, dialog, sentTo } = await review()
    const rows = box.getAllByRole('listitem').map(plain)
    expect(rows[0]).toContain('EURUSD Long 0.10')
    expect(rows[0]).toContain('1.08710')
    expect(rows[0]).toContain('+10.14')
    expect(rows[2]).toContain('+102.45')
    // Twice 10.14 and 102.45.
    expect(box.getByText('Net after both fees').closest('div')?.textContent).toContain('+122.73')
    expect(plain(dialog)).toContain('Close 3 positions?')
    expect(sentTo('closeOrder')).toEqual([])
  })

  it('says nothing by itself while prices move: only what became of each is announced', async () => {
    const { box, dialog } = await review({ closeOrder: () => ({ code: '10015' }) })
    expect(dialog.querySelectorAll('[aria-live]:not(:empty)')).toHaveLength(0)
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    const outcomes = await box.findAllByRole('status')
    for (const outcome of outcomes) expect(plain(outcome)).not.toContain('EURUSD')
  })

  it('sends one after the other and says what became of each', async () => {
    let sent = 0
    const { box, sentTo } = await review({
      closeOrder: ({ body }) => {
        sent += 1
        if (body.orderNo === other.orderNo) return { code: '10015' }
        return body.orderNo === bitcoin.orderNo
          ? closedAt(bitcoin, 50_000, '102.45')
          : closedAt(euro, 1.0871, '10.14')
      },
    })
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(sent).toBe(3))
    expect(plain(await box.findByText(/Closed at .*52|Closed at .*50,000/))).toContain('net +102.45 USD')
    const rows = box.getAllByRole('listitem').map(plain)
    expect(rows[0]).toContain('Closed at 1.08710: net +10.14 USD')
    expect(rows[1]).not.toContain('Closed at')

    // Only what was not closed is sent again, under a key of its own.
    fireEvent.click(await box.findByRole('button', { name: /Try the remaining 1 again/ }))
    await waitFor(() => expect(sentTo('closeOrder')).toHaveLength(4))
    const calls = sentTo('closeOrder')
    expect(calls.map(({ body }) => body.orderNo)).toEqual([
      euro.orderNo,
      other.orderNo,
      bitcoin.orderNo,
      other.orderNo,
    ])
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
  })

  it('sends no more once the dialog is left', async () => {
    let answer = () => {}
    const { box, sentTo } = await review({
      closeOrder: () =>
        new Promise((resolve) => {
          answer = () => resolve(closedAt(euro, 1.0871, '10.14'))
        }),
    })
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(sentTo('closeOrder')).toHaveLength(1))
    fireEvent.click(box.getByRole('button', { name: 'Stop here' }))
    await act(async () => answer())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('closeOrder')).toHaveLength(1)
  })

  it('sends no more once an answer was lost, says how that one ended, and offers the rest again', async () => {
    const { box, sentTo } = await review({
      closeOrder: () => Promise.reject(new TypeError('connection reset')),
      settleAttempt: () => ({
        code: '20005',
        result: {
          state: 'DONE',
          operation: 'closeOrder',
          at: '2026-01-10T15:21:00.000Z',
          answer: { msg: '', traceId: 't-1', ...closedAt(euro, 1.0871, '10.14') },
        },
      }),
    })
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    expect(await box.findByRole('button', { name: /Try the remaining 2 again/ })).toBeDefined()
    expect(sentTo('closeOrder').map(({ body }) => body.orderNo)).toEqual([euro.orderNo])
    expect(plain(box.getAllByRole('listitem')[0] as Element)).toContain('Closed at 1.08710: net +10.14 USD')
  })

  it('cannot be confirmed without a network, and says so', async () => {
    let isOnline = true
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    const { box, sentTo } = await review()
    const confirm = box.getByRole('button', { name: /DEMO/ })
    act(() => {
      isOnline = false
      window.dispatchEvent(new Event('offline'))
    })
    expect((confirm as HTMLButtonElement).disabled).toBe(true)
    expect(box.getByText('Nothing can be sent until you’re back.')).toBeDefined()
    act(() => {
      isOnline = true
      window.dispatchEvent(new Event('online'))
    })
    expect((confirm as HTMLButtonElement).disabled).toBe(false)
    expect(sentTo('closeOrder')).toEqual([])
  })

  it('leaves those open whose market is closed, and says so', async () => {
    const { box, sentTo } = await review({
      getMarketInfo: () => ({ result: marketInfoFixture({ session: 'CLOSED' }) }),
      closeOrder: () => closedAt(bitcoin, 50_000, '102.45'),
    })
    await waitFor(() => expect(box.getAllByText(/Its market is closed/)).toHaveLength(2))
    fireEvent.click(box.getByRole('button', { name: /Close 1 position/ }))
    await waitFor(() => expect(sentTo('closeOrder')).toHaveLength(1))
    expect(sentTo('closeOrder')[0]?.body).toEqual({ orderNo: bitcoin.orderNo })
  })

  it('says what could not be loaded, and tries again, before anything can be sent', async () => {
    let isDown = true
    const { box } = await review(
      { 'getMarketInfo/54': () => (isDown ? { code: '10018' } : { result: bitcoinInfo }) },
      { isReady: false },
    )
    expect((await box.findByRole('alert')).textContent).toMatch(/Try again$/)
    expect(box.getByRole('button', { name: /DEMO/ })).toHaveProperty('disabled', true)
    isDown = false
    fireEvent.click(box.getByRole('button', { name: 'Try again' }))
    expect(await box.findAllByRole('listitem')).toHaveLength(3)
  })
})
