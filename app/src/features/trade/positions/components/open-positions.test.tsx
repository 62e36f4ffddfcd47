import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modeStore, setMode } from '#core/account-mode/mode-store.ts'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { expireSession, signIn } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { marketInfoFixture } from '#test/market-info-fixture.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { OpenPositions } from './open-positions.tsx'
import { UnrealisedTotal } from './positions-total.tsx'
import { CloseNotifier } from './trade-records.tsx'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))

const config = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const position = orderFixture({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })

function show(answers: Record<string, FakeAnswer> = {}) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  live.prices = createLivePrices({ openFeed: () => feed, clock })
  const shown = renderWithBackend(
    <>
      <UnrealisedTotal />
      <OpenPositions emptyAction={<a href="/market">Choose an instrument</a>} />
      <CloseNotifier />
    </>,
    {
      answers: {
        'order.config': () => ({
          result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
        }),
        listOrder: () => ({ result: pageOf([position]) }),
        getMarketInfo: () => ({ result: marketInfoFixture() }),
        ...answers,
      },
    },
  )
  const tick = (price: number) =>
    act(() => {
      feed.send({ code: 'EURUSD', price, zdf: 0, t: 1 })
      clock.advance(200)
    })
  return { ...shown, tick }
}

const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''
const row = async () => plain(await screen.findByRole('row', { name: /EURUSD/ }))

describe('the open positions', () => {
  beforeEach(async () => {
    toastStore.set(undefined)
    await startTestI18n('orders', 'market', 'money', 'errors')
    act(() => {
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })

  it('show their profit live by the price, with sign and arrow, and the sum of all', async () => {
    const { tick } = show()
    await waitFor(async () => expect(await row()).toContain('1.08500'))
    tick(1.0871)
    expect(await row()).toContain('+21.00')
    expect(screen.getAllByRole('img', { name: 'rising' })).toHaveLength(2)
    tick(1.082)
    expect(await row()).toContain('−30.00')
    tick(1.04)
    expect(await row()).toContain('−361.67')
    expect(screen.getByText(/^Unrealised\s+USD/).textContent).toContain('−361.67')
  })

  it('have their stops changed: only what changed is sent, and a cleared one as cleared', async () => {
    const { sentTo } = show({ modifyOrder: () => ({ code: '20005', result: position }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit SL/TP of EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    fireEvent.click(box.getByRole('switch', { name: 'Use Take profit' }))
    fireEvent.click(box.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sentTo('modifyOrder')).toHaveLength(1))
    expect(sentTo('modifyOrder')[0]?.body).toEqual({ orderNo: position.orderNo, takeProfitPrice: null })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keep a stop that was set elsewhere while the dialog is open, and show it there', async () => {
    let listed = orderFixture({ takeProfitPrice: 1.095 })
    const { tick, sentTo } = show({
      listOrder: () => ({ result: pageOf([listed]) }),
      modifyOrder: () => ({ code: '20005', result: position }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit SL/TP of EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    const takeProfit = await box.findByLabelText('Take profit')
    listed = { ...listed, stopLossPrice: 1.07 }
    // The price that would take the profit makes the page look at the positions again.
    tick(1.096)
    await waitFor(() => expect(box.getByLabelText('Stop loss')).toHaveProperty('value', '1.07000'))
    fireEvent.change(takeProfit, { target: { value: '1.11' } })
    await act(async () => fireEvent.click(box.getByRole('button', { name: 'Save changes' })))
    expect(sentTo('modifyOrder').map(({ body }) => body)).toEqual([
      { orderNo: position.orderNo, takeProfitPrice: 1.11 },
    ])
  })

  it.each([
    ['Close EURUSD', /Close .*0\.10\slots/],
    ['Edit SL/TP of EURUSD', 'Save changes'],
  ])('say in the dialog of "%s" that one was closed meanwhile, and send nothing', async (open, confirm) => {
    let listed = [position]
    const { tick } = show({ listOrder: () => ({ result: pageOf(listed) }) })
    fireEvent.click(await screen.findByRole('button', { name: open }))
    const box = within(await screen.findByRole('dialog'))
    const button = await box.findByRole<HTMLButtonElement>('button', { name: confirm })
    expect(button.disabled).toBe(false)
    listed = []
    // The price that takes the profit makes the page look at the positions again.
    tick(1.096)
    expect(await box.findByText('This position was closed in the meantime.')).toBeDefined()
    expect(button.disabled).toBe(true)
  })

  it.each(['Close EURUSD', 'Edit SL/TP of EURUSD'])(
    'leave the dialog of "%s" closed when the account is switched while it loads',
    async (open) => {
      let answerInstrument = () => {}
      const isAsked = new Promise<void>((resolve) => {
        answerInstrument = resolve
      })
      show({
        listOrder: () => ({ result: pageOf(modeStore.get() === 'demo' ? [position] : []) }),
        getMarketInfo: async () => {
          await isAsked
          return { result: marketInfoFixture() }
        },
      })
      fireEvent.click(await screen.findByRole('button', { name: open }))
      await screen.findByRole('dialog')
      act(() => setMode('real'))
      await act(async () => answerInstrument())
      await screen.findByText('No open positions')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('say above the button why the server refused a stop, and keep what was typed', async () => {
    show({ modifyOrder: () => ({ code: '11009' }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit SL/TP of EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    fireEvent.change(box.getByLabelText('Stop loss'), { target: { value: '1.081' } })
    fireEvent.click(box.getByRole('button', { name: 'Save changes' }))
    expect((await box.findByRole('alert')).textContent).toMatch(/^Check your stop loss and take profit/)
    expect(box.getByLabelText('Stop loss')).toHaveProperty('value', '1.081')
  })

  it('refuse a stop on the wrong side before anything is sent', async () => {
    const { sentTo } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit SL/TP of EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    fireEvent.change(box.getByLabelText('Stop loss'), { target: { value: '1.09' } })
    fireEvent.click(box.getByRole('button', { name: 'Save changes' }))
    expect(box.getByText(/Enter a price below/)).toBeDefined()
    expect(sentTo('modifyOrder')).toEqual([])
  })

  it.each([
    ['Close EURUSD', /^Close Long/, 'Net after both fees'],
    ['Edit SL/TP of EURUSD', /^Stop loss and take profit/, 'Save changes'],
  ])(
    'open what "%s" is about at once, also where the instrument is slow and does not come',
    async (button, title, then) => {
      const asked: (() => void)[] = []
      let isDown = true
      show({
        getMarketInfo: async () => {
          if (asked.length === 0) await new Promise<void>((resolve) => asked.push(resolve))
          return isDown ? { code: '10018' } : { result: marketInfoFixture() }
        },
      })
      fireEvent.click(await screen.findByRole('button', { name: button }))
      const box = within(await screen.findByRole('dialog', { name: title }))
      expect(box.getByText('Loading the instrument')).toBeDefined()
      act(() => asked[0]?.())
      expect(await box.findByText('We couldn’t load the instrument')).toBeDefined()
      isDown = false
      fireEvent.click(box.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText(then)).toBeDefined()
      expect(screen.getByRole('dialog', { name: title })).toBeDefined()
    },
  )

  it('show what closing comes to, fees included, before it is confirmed', async () => {
    const closed = orderFixture({
      status: 'CLOSED',
      closePrice: 1.0871,
      profit: '10.14',
      closeReason: 'USER',
    })
    const { tick, sentTo } = show({ closeOrder: () => ({ code: '20005', result: closed }) })
    await waitFor(async () => expect(await row()).toContain('1.08500'))
    tick(1.0871)
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    const net = await box.findByText('Net after both fees')
    expect(net.closest('div')?.textContent).toContain('+10.14')
    expect(box.getByText(/Returned to your balance/).closest('div')?.textContent).toContain('377.23')
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(toastStore.get()?.text).toContain('+10.14'))
    expect(sentTo('closeOrder')[0]?.idempotencyKey).toBeTruthy()
    // Closing lowers a risk: no lock is asked for.
    expect(sentTo('locked')).toEqual([])
  })

  it('are closed in part: what is realised and what stays open is shown, and only the part is sent', async () => {
    const half = orderFixture({
      orderNo: 'LV202601100000000006',
      partOf: position.orderNo,
      lots: '0.05',
      status: 'CLOSED',
      closePrice: 1.0871,
      profit: '5.07',
      closeReason: 'USER',
    })
    const { tick, sentTo } = show({ closeOrder: () => ({ code: '20005', result: half }) })
    await waitFor(async () => expect(await row()).toContain('1.08500'))
    tick(1.0871)
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    const dialog = await screen.findByRole('dialog')
    const box = within(dialog)
    await box.findByText('Net after both fees')
    fireEvent.click(box.getByRole('button', { name: '50%' }))
    expect(box.getByLabelText('How much to close')).toHaveProperty('value', '0.05')
    expect(box.getByText('Net after both fees').closest('div')?.textContent).toContain('+5.07')
    // The share of the margin 361.67, the gain of 10.50 less the closing fee of 2.72.
    expect(box.getByText(/Returned to your balance/).closest('div')?.textContent).toContain('188.62')
    expect(plain(dialog)).toContain('0.05 lots stay open with a margin of 180.83 USD')
    const confirm = box.getByRole('button', { name: /DEMO/ })
    expect(plain(confirm)).toContain('Close 0.05 lots EURUSD: approx. 188.62 USD back')
    fireEvent.click(confirm)
    await waitFor(() => expect(sentTo('closeOrder')).toHaveLength(1))
    expect(sentTo('closeOrder')[0]?.body).toEqual({ orderNo: position.orderNo, lots: '0.05' })
    await waitFor(() => expect(toastStore.get()?.text).toContain('+5.07'))
    expect(toastStore.get()?.text).toMatch(/0\.05\slots stay open/)
  })

  it('keep how much is to be closed through an expired session, until the closing is cancelled', async () => {
    const part = () => screen.findByLabelText('How much to close')
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    fireEvent.change(await part(), { target: { value: '0.04' } })
    act(() => expireSession())
    cleanup()
    act(() => signIn({ token: 't-2', userName: 'mei' }))
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    expect(await part()).toHaveProperty('value', '0.04')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    expect(await part()).toHaveProperty('value', '0.10')
  })

  it('are not closed in part by more than they have', async () => {
    const { sentTo } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    await box.findByText('Net after both fees')
    fireEvent.change(box.getByLabelText('How much to close'), { target: { value: '0.11' } })
    expect(plain(await box.findByText(/Your position has/))).toContain('Your position has 0.10 lots.')
    expect(box.getByRole('button', { name: /DEMO/ })).toHaveProperty('disabled', true)
    expect(sentTo('closeOrder')).toEqual([])
  })

  it('are not closed in a market that closes while the review is open', async () => {
    const { sentTo } = show({ getMarketInfo: () => ({ result: marketInfoFixture({ session: 'CLOSED' }) }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Close EURUSD' }))
    const box = within(await screen.findByRole('dialog'))
    expect((await box.findByRole('alert')).textContent).toContain('This market has closed')
    expect(box.getByRole('button', { name: /DEMO/ })).toHaveProperty('disabled', true)
    expect(sentTo('closeOrder')).toEqual([])
  })

  it('are closed by a swipe of their row after the same review', async () => {
    show()
    const element = await screen.findByRole('row', { name: /EURUSD/ })
    const swipe = (to: number) => {
      fireEvent.touchStart(element, { touches: [{ clientX: 300, clientY: 100 }] })
      fireEvent.touchMove(element, { changedTouches: [{ clientX: to, clientY: 104 }] })
      fireEvent.touchEnd(element, { changedTouches: [{ clientX: to, clientY: 104 }] })
    }
    swipe(270)
    swipe(400)
    expect(screen.queryByRole('dialog')).toBeNull()
    swipe(200)
    expect(plain(await screen.findByRole('dialog'))).toContain('Close Long 0.10 lots EURUSD?')
  })

  it('are sorted by profit and grouped by instrument, with what each group comes to', async () => {
    const bitcoin = orderFixture({
      orderNo: 'LV202601100000000007',
      code: 'BTC',
      marketId: '54',
      unrealised: '55.00',
      openTime: '2026-01-09T15:20:00.000Z',
    })
    show({ listOrder: () => ({ result: pageOf([position, bitcoin]) }) })
    const names = async () =>
      (await screen.findAllByRole('row')).slice(1).map((one) =>
        plain(one)
          .replace(/^Position/, '')
          .slice(0, 3),
      )
    expect(await names()).toEqual(['EUR', 'BTC'])
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'profit' } })
    expect(await names()).toEqual(['BTC', 'EUR'])
    fireEvent.click(screen.getByRole('switch', { name: 'Group by instrument' }))
    const group = within(screen.getByRole('region', { name: 'BTC' }))
    expect(group.getByText(/^Unrealised\s+USD/).textContent).toContain('+55.00')
  })

  it('say when a stop has closed one of them', async () => {
    let rows = [position]
    const closed = orderFixture({ status: 'CLOSED', closeReason: 'TP', profit: '89.10' })
    const { tick } = show({
      listOrder: () => ({ result: pageOf(rows) }),
      getOrderById: () => ({ result: closed }),
    })
    await row()
    rows = []
    tick(1.0951)
    await waitFor(() => expect(toastStore.get()?.text).toContain('take profit'))
    expect(toastStore.get()?.text).toContain('+89.10')
    expect(await screen.findByText('No open positions')).toBeDefined()
  })

  it('lead on where there are none, and try again where they could not be loaded', async () => {
    let isDown = true
    show({ listOrder: () => (isDown ? { code: '10018' } : { result: pageOf([]) }) })
    expect(await screen.findByText('We couldn’t load your positions')).toBeDefined()
    expect(screen.getByText(/take profit, aren’t affected/)).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Choose an instrument' })).toBeDefined()
  })
})
