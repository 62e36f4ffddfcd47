import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { marketInfoFixture } from '#test/market-info-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { waitingOrderFixture } from '#test/waiting-order-fixture.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { toWaitingOrder } from '../model/waiting-order.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { CancelAllButton, WaitingOrders } from './waiting-orders.tsx'

const config = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10, leverageCaps: {} }
const first = waitingOrderFixture()
const second = waitingOrderFixture({
  orderNo: 'PO202601100000000002',
  direction: 'SHORT',
  type: 'STOP',
  triggerPrice: 1.08,
  trailingDistance: 0.002,
  expiry: 'MOMENT',
  expiresAt: '2026-01-16T20:00:00.000Z',
  held: '365.40',
})

const list = (
  <>
    <CancelAllButton />
    <WaitingOrders />
  </>
)

function show(orders: readonly object[], answers: Record<string, FakeAnswer> = {}, element = list) {
  return renderWithBackend(element, {
    link: '/profile/orders?tab=waiting',
    answers: {
      'order.config': () => ({
        result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
      }),
      getUserInfo: () => ({ result: sampleUser() }),
      getMarketInfo: () => ({ result: marketInfoFixture() }),
      listPending: ({ query }) => ({
        result: pageOf(
          query.get('status') === 'WAITING'
            ? orders.filter((order) => (order as { status: string }).status === 'WAITING')
            : orders,
        ),
      }),
      ...answers,
    },
  })
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('the orders that wait', () => {
  beforeEach(async () => {
    toastStore.set(undefined)
    await startTestI18n('orders', 'waiting', 'market', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
      livePrices.take({ code: 'EURUSD', price: 1.085, zdf: 0 })
    })
  })

  it('are listed with what is on hold, how far the price is, their stops and how long they wait', async () => {
    show([first, second])
    const limit = await rowOf(/Limit long/)
    expect(limit.getByText('365.91')).toBeDefined()
    expect(await limit.findByText(/350 ticks below the price now/)).toBeDefined()
    expect(limit.getByText('Until cancelled')).toBeDefined()
    const stop = await rowOf(/Stop short/)
    expect(stop.getByText(/16 Jan.*20:00/)).toBeDefined()
    expect(stop.getByText(/trailing/)).toBeDefined()
    act(() => livePrices.take({ code: 'EURUSD', price: 1.0852, zdf: 0 }))
    expect(await limit.findByText(/370 ticks below the price now/)).toBeDefined()
  })

  it('say what to do where there is none', async () => {
    show([])
    expect(await screen.findByText('No waiting orders')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull()
  })

  it('say at once that the instrument is missing where one is to be changed, and try again', async () => {
    let isDown = true
    show([first], { getMarketInfo: () => (isDown ? { code: '10018' } : { result: marketInfoFixture() }) })
    await rowOf(/Limit long/)
    press(/^Change Limit long/)
    const box = within(await screen.findByRole('dialog', { name: /^Change/ }))
    expect(await box.findByText('We couldn’t load the instrument')).toBeDefined()
    isDown = false
    fireEvent.click(box.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Limit price')).toBeDefined()
  })

  it('are cancelled after a review that says what is released', async () => {
    const { sentTo } = show([first], { cancelPending: () => ({ code: '20005', result: first }) })
    await rowOf(/Limit long/)
    press(/Cancel Limit long EURUSD/)
    const box = within(await screen.findByRole('dialog', { name: 'Cancel 1 waiting order?' }))
    expect(box.getByText('Available again when you confirm').closest('div')?.textContent).toContain('365.91')
    // Said with the button that has the focus first.
    const keep = box.getByRole('button', { name: 'Don’t cancel' })
    const said = (keep.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(said.join(' ')).toMatch(/^Cancel 1 waiting order.*EURUSD.*1\.08150.*Available again.*365\.91/)
    expect(sentTo('cancelPending')).toEqual([])
    fireEvent.click(box.getByRole('button', { name: /Cancel 1 order/ }))
    await waitFor(() => expect(toastStore.get()?.text).toBe('1 order cancelled'))
    expect(sentTo('cancelPending').map(({ body }) => body)).toEqual([{ orderNo: first.orderNo }])
  })

  it('say so when one was filled in the meantime, and lead to its position', async () => {
    let isFilled = false
    const filled = {
      ...first,
      status: 'FILLED',
      held: '0.00',
      filledOrderNo: 'LV202601100000000007',
      filledPrice: 1.0814,
      endedAt: '2026-01-10T16:00:00.000Z',
    }
    show([], {
      listPending: ({ query }) => ({
        result: pageOf(isFilled ? (query.get('status') === 'WAITING' ? [] : [filled]) : [first]),
      }),
      cancelPending: () => {
        isFilled = true
        return { code: '11031' }
      },
    })
    await rowOf(/Limit long/)
    press(/Cancel Limit long EURUSD/)
    const box = within(await screen.findByRole('dialog', { name: 'Cancel 1 waiting order?' }))
    fireEvent.click(box.getByRole('button', { name: /Cancel 1 order/ }))
    expect((await box.findByRole('status')).textContent).toMatch(/^It was filled in the meantime/)
    expect(box.getByRole('link', { name: 'See the position' }).getAttribute('href')).toContain(
      'no=LV202601100000000007',
    )
    expect(box.queryByRole('button', { name: /Cancel 1 order/ })).toBeNull()
    expect(toastStore.get()).toBeUndefined()
  })

  it('are all cancelled after one review; one that fails does not keep the others, and can be tried again', async () => {
    let isDown = true
    const { sentTo } = show([first, second], {
      cancelPending: ({ body }) =>
        isDown && body.orderNo === second.orderNo ? { code: '10018' } : { code: '20005', result: first },
    })
    await rowOf(/Limit long/)
    press('Cancel all')
    const box = within(await screen.findByRole('dialog', { name: 'Cancel 2 waiting orders?' }))
    expect(box.getByText('Available again when you confirm').closest('div')?.textContent).toContain('731.31')
    fireEvent.click(box.getByRole('button', { name: /Cancel 2 orders/ }))
    const again = await box.findByRole('button', { name: /Try the remaining 1 again/ })
    isDown = false
    fireEvent.click(again)
    await waitFor(() => expect(toastStore.get()?.text).toBe('2 orders cancelled'))
    expect(sentTo('cancelPending').map(({ body }) => body.orderNo)).toEqual([
      first.orderNo,
      second.orderNo,
      second.orderNo,
    ])
  })

  it('are changed: what is on hold follows, and only what changes is sent', async () => {
    const { sentTo } = show([second], { modifyPending: () => ({ code: '20005', result: second }) })
    await rowOf(/Stop short/)
    press(/Change Stop short EURUSD/)
    const box = within(await screen.findByRole('dialog', { name: /Change Stop short/ }))
    // 0.10 lot at 1.07900 is 10,790.00: margin 359.67, fee 5.40 (5.395, half to even).
    fireEvent.change(field('Stop price'), { target: { value: '1.079' } })
    await waitFor(() =>
      expect(box.getByText('On hold after the change').closest('div')?.textContent).toContain('365.07'),
    )
    fireEvent.change(field('Stop price'), { target: { value: '1.0861' } })
    const about = document.getElementById(field('Stop price').getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).toMatch(/Enter a price below/)
    fireEvent.click(box.getByRole('button', { name: /Save changes/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('Stop price')))
    expect(sentTo('modifyPending')).toEqual([])
    fireEvent.change(field('Stop price'), { target: { value: '1.079' } })
    fireEvent.click(box.getByRole('button', { name: /Save changes/ }))
    await waitFor(() =>
      expect(toastStore.get()?.text).toMatch(/Your waiting order for .*EURUSD.* was changed/),
    )
    expect(sentTo('modifyPending').map(({ body }) => body)).toEqual([
      { orderNo: second.orderNo, triggerPrice: 1.079 },
    ])
  })

  it('are changed from what they are by now: one that was moved elsewhere is not moved back', async () => {
    let listed = second
    const { sentTo } = show([], {
      listPending: () => ({ result: pageOf([listed]) }),
      modifyPending: () => ({ code: '20005', result: second }),
    })
    await rowOf(/Stop short/)
    press(/^Change Stop short/)
    fireEvent.change(await screen.findByLabelText('Size'), { target: { value: '0.07' } })
    listed = { ...second, triggerPrice: 1.07 }
    // Who comes back to a page sees it as it is by now.
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(field('Stop price')).toHaveProperty('value', '1.07000'))
    press(/Save changes/)
    await waitFor(() =>
      expect(sentTo('modifyPending').map(({ body }) => body)).toEqual([
        { orderNo: second.orderNo, lots: '0.07' },
      ]),
    )
  })

  it('keep what was typed to change one through an expired session, until the change is cancelled', async () => {
    show([second])
    await rowOf(/Stop short/)
    press(/^Change Stop short/)
    fireEvent.change(await screen.findByLabelText('Stop price'), { target: { value: '1.079' } })
    fireEvent.change(field('Size'), { target: { value: '0.07' } })
    fireEvent.change(field('Expires'), { target: { value: 'DAY' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Use Take profit' }))
    fireEvent.change(field('Take profit'), { target: { value: '1.06' } })
    act(() => expireSession())
    cleanup()
    act(() => signIn({ token: 't-2', userName: 'mei' }))
    const { sentTo } = show([second], { modifyPending: () => ({ code: '10018' }) })
    await rowOf(/Stop short/)
    press(/^Change Stop short/)
    expect(await screen.findByLabelText('Stop price')).toHaveProperty('value', '1.079')
    press(/Save changes/)
    await waitFor(() =>
      expect(sentTo('modifyPending').map(({ body }) => body)).toEqual([
        { orderNo: second.orderNo, triggerPrice: 1.079, lots: '0.07', expiry: 'DAY', takeProfitPrice: 1.06 },
      ]),
    )
    await screen.findByRole('alert')
    press('Cancel')
    press(/^Change Stop short/)
    expect(await screen.findByLabelText('Stop price')).toHaveProperty('value', '1.08000')
    expect(field('Size')).toHaveProperty('value', '0.10')
  })

  it('take the price from the chart, and what else was typed from before', async () => {
    const dialog = (movedTo: number) => (
      <ChangeDialog
        open
        onClose={() => {}}
        order={toWaitingOrder(first)}
        instrument={instrumentFixture()}
        movedTo={movedTo}
      />
    )
    show([], {}, dialog(1.079))
    expect(await screen.findByLabelText('Limit price')).toHaveProperty('value', '1.07900')
    fireEvent.change(field('Size'), { target: { value: '0.07' } })
    act(() => expireSession())
    cleanup()
    act(() => signIn({ token: 't-2', userName: 'mei' }))
    show([], {}, dialog(1.0785))
    expect(await screen.findByLabelText('Limit price')).toHaveProperty('value', '1.07850')
    expect(field('Size')).toHaveProperty('value', '0.07')
  })

  it('end in a history that says why; a filled one leads to its position, an unknown status is shown as it came', async () => {
    const ended = (orderNo: string, given: object) =>
      waitingOrderFixture({ orderNo, held: '0.00', endedAt: '2026-01-10T16:00:00.000Z', ...given })
    show([
      ended('PO3', {
        status: 'FILLED',
        filledOrderNo: 'LV202601100000000007',
        filledPrice: 1.0814,
        type: 'LIMIT',
      }),
      ended('PO4', { status: 'REJECTED', reason: 'INSUFFICIENT_BALANCE', type: 'STOP' }),
      ended('PO5', { status: 'EXPIRED', reason: 'EXPIRED', direction: 'SHORT' }),
      ended('PO6', { status: 'PAUSED', direction: 'SHORT', type: 'STOP' }),
    ])
    const history = within(await screen.findByRole('table', { name: 'How earlier orders ended' }))
    const row = (name: RegExp) => within(history.getByRole('row', { name }))
    expect(
      row(/Limit long/)
        .getByRole('link', { name: /1\.08140/ })
        .getAttribute('href'),
    ).toContain('no=LV202601100000000007')
    expect(row(/Stop long/).getByText('Rejected')).toBeDefined()
    expect(row(/Stop long/).getByText(/your available balance was too low/)).toBeDefined()
    expect(row(/Limit short/).getByText('Expired')).toBeDefined()
    expect(row(/Stop short/).getByText(/PAUSED/)).toBeDefined()
  })
})
