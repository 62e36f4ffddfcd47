import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { requestTicket, ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { waitingOrderFixture } from '#test/waiting-order-fixture.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { LeverageTicket } from './leverage-ticket.tsx'

const config = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10, leverageCaps: {} }
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '/profile/security#lock',
  hasPassword: true,
  attemptsLeft: 5,
}
const onOpened = vi.fn()

async function show(answers: Record<string, FakeAnswer> = {}, leverage = '30') {
  const backend = renderWithBackend(<LeverageTicket instrument={instrumentFixture()} onOpened={onOpened} />, {
    link: '/cruuency?code=EURUSD',
    answers: {
      'order.config': () => ({
        result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
      }),
      getUserInfo: () => ({ result: sampleUser() }),
      locked: () => ({ result: unlocked }),
      listPending: () => ({ result: pageOf([]) }),
      placePending: () => ({ code: '20004', result: waitingOrderFixture() }),
      openOrder: () => ({ code: '20004', result: orderFixture() }),
      ...answers,
    },
  })
  fireEvent.change(await screen.findByLabelText(/^Size/), { target: { value: '0.10' } })
  fireEvent.change(screen.getByLabelText('Leverage'), { target: { value: leverage } })
  return backend
}

const tick = (price: number) => act(() => livePrices.take({ code: 'EURUSD', price, zdf: 0 }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const plain = (element: Element) => element.textContent ?? ''
const rowOf = (label: string | RegExp, box: HTMLElement = document.body) =>
  plain(within(box).getByText(label).closest('div') as Element)

describe('an order that waits for its price', () => {
  beforeEach(async () => {
    onOpened.mockClear()
    toastStore.set(undefined)
    ticketRequest.set(undefined)
    await startTestI18n('orders', 'waiting', 'market', 'money', 'errors', 'instrument')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
    tick(1.085)
  })

  it('gets a price on its side of the price, and holds margin and fee at that price', async () => {
    await show()
    press('Limit')
    expect(field('Limit price').value).toBe('1.08229')
    enter('Limit price', '1.0815')
    // 0.10 lot at 1.08150 is 10,815.00: margin 360.50 at 1:30, fee 5.41.
    expect(rowOf('Notional')).toContain('10,815.00')
    expect(rowOf(/^Margin, 1:30/)).toContain('360.50')
    expect(rowOf('On hold until it’s filled')).toContain('365.91')
    expect(screen.getByText(/350 ticks below the price now/)).toBeDefined()
    expect(screen.getByText(/0\.32%/)).toBeDefined()
    tick(1.0851)
    expect(rowOf('On hold until it’s filled')).toContain('365.91')
    expect(screen.getByText(/360 ticks below the price now/)).toBeDefined()
  })

  it('describes its price by the distance, which stands still while the field has the focus', async () => {
    await show()
    press('Limit')
    const price = field('Limit price')
    const said = () => document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent
    act(() => price.focus())
    enter('Limit price', '1.0815')
    expect(said()).toMatch(/350\sticks below/)
    tick(1.0851)
    expect(screen.getByText(/360 ticks below the price now/)).toBeDefined()
    expect(said()).toMatch(/350\sticks below/)
    act(() => price.blur())
    expect(said()).toMatch(/360\sticks below/)
  })

  it('follows the direction with the price that was proposed, and never with one that was typed', async () => {
    await show()
    press('Limit')
    press('Short')
    expect(field('Limit price').value).toBe('1.08771')
    enter('Limit price', '1.09')
    press('Long')
    expect(field('Limit price').value).toBe('1.09')
  })

  it('says on the wrong side of the price where it belongs, and offers the other type and the nearest price', async () => {
    await show()
    press('Limit')
    enter('Limit price', '1.0862')
    const about = document.getElementById(field('Limit price').getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).toMatch(/Enter a price below.*1\.08500/)
    press(/Correct the price/)
    await waitFor(() => expect(document.activeElement).toBe(field('Limit price')))
    expect(screen.queryByRole('dialog')).toBeNull()
    press('1.08499')
    expect(field('Limit price').value).toBe('1.08499')
    enter('Limit price', '1.0862')
    press('Use a stop order')
    expect(field('Stop price').value).toBe('1.0862')
    expect(screen.getByRole('button', { name: /Review Stop long: 0\.10\slots EURUSD/ })).toBeDefined()
  })

  it('is placed once, exactly as the review shows it, with both prices that a gap makes', async () => {
    const { sentTo } = await show()
    press('Limit')
    enter('Limit price', '1.0815')
    fireEvent.click(screen.getByRole('switch', { name: 'Use Take profit' }))
    enter('Take profit', '1.0951')
    fireEvent.change(field('Expires'), { target: { value: 'DAY' } })
    press(/Review Limit long/)
    const box = await screen.findByRole('dialog', { name: /Place Limit long: 0\.10\slots EURUSD/ })
    expect(rowOf('Opens at or below', box)).toContain('1.08150')
    expect(rowOf('Put on hold when you confirm', box)).toContain('365.91')
    // At 1.07880 it is 10,788.00: margin 359.60, fee 5.39.
    expect(rowOf(/Needed if the price jumps and the order is filled at .*1\.07880/, box)).toContain('364.99')
    expect(
      within(box).getByText(/at a better price than your limit price, never at a worse one/),
    ).toBeDefined()
    expect(rowOf('Most you can lose', box)).toContain('−365.91')
    expect(sentTo('placePending')).toEqual([])
    const confirm = within(box).getByRole('button', { name: /Put .*365\.91.* on hold/ })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await waitFor(() => expect(onOpened).toHaveBeenCalledWith('waiting'))
    expect(sentTo('placePending')).toHaveLength(1)
    expect(sentTo('placePending')[0]).toMatchObject({
      body: {
        marketId: '1',
        direction: 'LONG',
        type: 'LIMIT',
        triggerPrice: 1.0815,
        lots: '0.10',
        leverage: 30,
        expiry: 'DAY',
        takeProfitPrice: 1.0951,
        acceptedTermsVersion: '2026-01',
      },
      idempotencyKey: expect.stringMatching(/^"\w{32}"$/),
    })
    expect(toastStore.get()?.text).toMatch(/Placed: Limit long .*0\.10.*\slots .*EURUSD.* at .*1\.08150/)
    // The order stays what it was; stop and target are cleared together.
    expect(screen.getByRole('button', { name: 'Limit' }).getAttribute('aria-pressed')).toBe('true')
    expect(field('Take profit').value).toBe('')
  })

  it('says of a stop that a gap can fill it worse, and what more it then needs', async () => {
    await show()
    press('Stop')
    enter('Stop price', '1.0872')
    press(/Review Stop long/)
    const box = await screen.findByRole('dialog', { name: /Place Stop long/ })
    expect(rowOf('Opens at or above', box)).toContain('1.08720')
    expect(within(box).getByText(/at a worse price than your stop price/)).toBeDefined()
    expect(within(box).getByText(/is taken from your available balance/)).toBeDefined()
  })

  it('shows what the server says of its price, its expiry and its partner beside them', async () => {
    let code = '11030'
    await show({
      listPending: () => ({
        result: pageOf([waitingOrderFixture({ orderNo: 'PO2', triggerPrice: 1.0951, direction: 'SHORT' })]),
      }),
      placePending: () => ({ code, result: null }),
    })
    press('Limit')
    enter('Limit price', '1.0815')
    const place = async () => {
      press(/Review Limit long/)
      const box = await screen.findByRole('dialog', { name: /Place Limit long/ })
      fireEvent.click(within(box).getByRole('button', { name: /on hold$/ }))
      return within(box)
    }
    const first = await place()
    await waitFor(() => expect(field('Limit price').getAttribute('aria-invalid')).toBe('true'))
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
    enter('Limit price', '1.0814')
    await waitFor(() => expect(field('Limit price').getAttribute('aria-invalid')).toBeNull())

    code = '11033'
    fireEvent.change(field('When this one is filled, cancel'), { target: { value: 'PO2' } })
    await place()
    await waitFor(() =>
      expect(field('When this one is filled, cancel').getAttribute('aria-invalid')).toBe('true'),
    )
  })

  it('expires at a moment of UTC that the user enters', async () => {
    const { sentTo } = await show()
    press('Limit')
    fireEvent.change(field('Expires'), { target: { value: 'MOMENT' } })
    press(/Correct the expiry/)
    enter('Expires at, UTC', '2026-01-16T20:00')
    press(/Review Limit long/)
    const box = await screen.findByRole('dialog', { name: /Place Limit long/ })
    expect(rowOf('Expires', box)).toMatch(/16 Jan.*20:00/)
    fireEvent.click(within(box).getByRole('button', { name: /on hold$/ }))
    await waitFor(() => expect(sentTo('placePending')).toHaveLength(1))
    expect(sentTo('placePending')[0]?.body).toMatchObject({
      expiry: 'MOMENT',
      expiresAt: '2026-01-16T20:00:00.000Z',
    })
  })

  it('takes the price that was picked on the chart, as the type that waits there', async () => {
    await show()
    act(() => requestTicket({ code: 'EURUSD', ticket: 'leveraged', price: 1.081504 }))
    expect(field('Limit price').value).toBe('1.08150')
    act(() => requestTicket({ code: 'EURUSD', ticket: 'leveraged', price: 1.0872 }))
    expect(field('Stop price').value).toBe('1.08720')
    act(() => requestTicket({ code: 'BTC', ticket: 'leveraged', price: 52_000 }))
    expect(field('Stop price').value).toBe('1.08720')
  })

  it('is chosen and filled in by keys, as every field of the ticket', async () => {
    await show()
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    const key = (name: string) => fireEvent.keyDown(document.body, { key: name })
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
    key('o')
    expect(pressed('Limit')).toBe('true')
    key('p')
    expect(document.activeElement).toBe(field('Limit price'))
    act(() => field('Limit price').blur())
    key('v')
    expect(document.activeElement).toBe(field('Leverage'))
    act(() => field('Leverage').blur())
    key('l')
    expect(document.activeElement).toBe(field('Stop loss'))
    expect(field('Stop loss').value).not.toBe('')
    act(() => field('Stop loss').blur())
    key('t')
    expect(field('Take profit').value).not.toBe('')
    act(() => field('Take profit').blur())
    key('o')
    key('o')
    expect(pressed('Market')).toBe('true')
    key('?')
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const text of ['Choose the leverage', 'Type the take profit', 'Choose the unit of the size'])
      expect(within(keys).getByText(text)).toBeDefined()
    vi.restoreAllMocks()
  })
})

describe('a stop that trails', () => {
  beforeEach(async () => {
    onOpened.mockClear()
    await startTestI18n('orders', 'waiting', 'market', 'money', 'errors', 'instrument')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
    tick(1.085)
  })

  it('takes the place of a stop loss by its distance, and is sent as one', async () => {
    const { sentTo } = await show()
    fireEvent.click(screen.getByRole('switch', { name: 'Use Stop loss' }))
    fireEvent.change(field('Type of stop loss'), { target: { value: 'trailing' } })
    expect(field('Trailing stop').value).toBe('0.00542')
    enter('Trailing stop', '0.0018')
    expect(screen.getByText(/starts at/).textContent).toContain('1.08320')
    const outcome = within(screen.getByRole('table', { name: /Your profit or loss/ }))
    // −18.00 on 0.10 lot from 1.08500 to 1.08320, less 5.42 and 5.42.
    expect(plain(outcome.getByRole('row', { name: /Trailing stop/ }))).toContain('−28.84')
    press(/Review long/)
    const box = await screen.findByRole('dialog', { name: /Open long/ })
    fireEvent.click(within(box).getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(sentTo('openOrder')).toHaveLength(1))
    expect(sentTo('openOrder')[0]?.body).toMatchObject({ trailingDistance: 0.0018 })
    expect(sentTo('openOrder')[0]?.body).not.toHaveProperty('stopLossPrice')
  })

  it('says when it is too near to the price, or beyond the stop-out', async () => {
    await show()
    fireEvent.change(field('Type of stop loss'), { target: { value: 'trailing' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Use Trailing stop' }))
    enter('Trailing stop', '0.0005')
    expect(screen.getByText(/Keep at least .*0\.00055.* away from the price/)).toBeDefined()
    enter('Trailing stop', '0.02')
    expect(screen.getByText(/closed automatically at .*1\.06691.* first/)).toBeDefined()
    expect(screen.getByRole('button', { name: /Correct the trailing stop/ })).toBeDefined()
  })
})
