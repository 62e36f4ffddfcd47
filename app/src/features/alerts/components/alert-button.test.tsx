import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { addAlert, alertStore } from '../model/alert-store.ts'
import { AlertButton } from './alert-button.tsx'
import { AlertWatcher } from './alert-watcher.tsx'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))

const subject = { id: '54', code: 'BTC', category: 2 as const, price: 52_100, decimals: 2, tickSize: 0.01 }

async function show(of = subject) {
  const feed = createFakeFeed()
  live.prices = createLivePrices({ openFeed: () => feed, clock: createFakeClock() })
  renderWithBackend(
    <>
      <AlertWatcher isQuiet={false} />
      <AlertButton subject={of} />
      <Toaster />
    </>,
    { answers: {} },
  )
  fireEvent.click(screen.getByRole('button', { name: /Price alerts on BTC/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Price alerts on BTC' }))
  const set = async (price: string) => {
    fireEvent.change(sheet.getByLabelText('Alert price'), { target: { value: price } })
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Set alert' })))
  }
  return { sheet, set, tick: (price: number) => act(() => feed.send({ code: 'BTC', price, zdf: 0, t: 1 })) }
}

describe('a price alert', () => {
  beforeEach(async () => {
    alertStore.set([])
    await startTestI18n('alerts', 'market', 'money', 'errors')
  })

  it('tells the user once when the price rises to its level, and stays in the list as reached', async () => {
    const { sheet, set, tick } = await show()
    await set('53000')
    expect(await sheet.findByText(/When it rises to/)).toBeDefined()
    tick(52_999)
    expect(sheet.queryByText(/Reached/)).toBeNull()
    tick(53_010)
    expect(await screen.findByText(/BTC has risen to/)).toBeDefined()
    expect(sheet.getByText(/Reached/).textContent).toContain('53,010.00')
    act(() => toastStore.set(undefined))
    tick(53_020)
    expect(toastStore.get()).toBeUndefined()
    expect(sheet.getByText(/Reached/).textContent).toContain('53,010.00')
  })

  it('tells of a price that came before anybody listened for alerts', async () => {
    const feed = createFakeFeed()
    live.prices = createLivePrices({ openFeed: () => feed, clock: createFakeClock() })
    live.prices.retain()
    feed.send({ code: 'BTC', price: 53_010, zdf: 0, t: 1 })
    addAlert({ code: 'BTC', instrumentId: '54', category: 2, decimals: 2, level: 53_000, side: 'rises' })
    render(
      <MemoryRouter>
        <AlertWatcher isQuiet={false} />
        <Toaster />
      </MemoryRouter>,
    )
    expect(await screen.findByText(/BTC has risen to/)).toBeDefined()
    expect(alertStore.get()[0]?.reached).toEqual({ at: 1, price: 53_010 })
  })

  it('says why a price cannot be waited for', async () => {
    const { sheet, set } = await show()
    await set('')
    expect(await sheet.findByText('Enter a price.')).toBeDefined()
    await set('52100')
    expect(await sheet.findByText(/That’s the price now/)).toBeDefined()
    await set('52100.001')
    expect(await sheet.findByText(/Too many decimal places/)).toBeDefined()
    await set('much')
    expect(await sheet.findByText(/Use digits only/)).toBeDefined()
    expect(alertStore.get()).toEqual([])
  })

  it('waits for the price that was typed with thousands, never for a thousandth of it', async () => {
    const { set } = await show()
    await set('52,750')
    expect(alertStore.get()[0]?.level).toBe(52_750)
  })

  it('says what the prices of its instrument are multiples of', async () => {
    const { sheet, set } = await show({ ...subject, tickSize: 0.25 })
    await set('52100.30')
    expect(await sheet.findByText(/in steps of/)).toBeDefined()
  })

  it('is removed by the user', async () => {
    const { sheet, set } = await show()
    await set('51000')
    fireEvent.click(await sheet.findByRole('button', { name: 'Delete the alert on BTC at 51,000.00' }))
    expect(alertStore.get()).toEqual([])
  })

  it('does not stay for the next user', async () => {
    const { set } = await show()
    await set('53000')
    act(() => signIn({ token: 't', userName: 'mei' }))
    expect(localStorage.getItem('swx.alerts')).toContain('53000')
    act(() => signOut())
    expect(alertStore.get()).toEqual([])
    expect(localStorage.getItem('swx.alerts')).toBeNull()
  })
})
