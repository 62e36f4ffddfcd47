import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { signIn } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { marketInfoFixture } from '#test/market-info-fixture.ts'
import { optionsOrderFixture } from '#test/options-order-fixture.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { OptionsList, SettlementNotifier } from './options-list.tsx'

const live = vi.hoisted(() => ({}) as { prices: ReturnType<typeof createLivePrices> })
vi.mock('#core/live-prices/store.ts', () => ({
  get livePrices() {
    return live.prices
  },
}))

const open = optionsOrderFixture()
const won = optionsOrderFixture({ status: 'WON', settlePrice: 1.086, profit: '85.00' })

function show(answers: Record<string, FakeAnswer>) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  live.prices = createLivePrices({ openFeed: () => feed, clock })
  const shown = renderWithBackend(
    <>
      <OptionsList emptyAction={<a href="/market">Choose an instrument</a>} />
      <SettlementNotifier />
    </>,
    { answers: { getMarketInfo: () => ({ result: marketInfoFixture() }), ...answers } },
  )
  const tick = (time: string, price: number) =>
    act(() => {
      feed.send({ code: 'EURUSD', price, zdf: 0, t: Date.parse(time) })
      clock.advance(200)
    })
  return { ...shown, tick }
}

const row = async () => (await screen.findByRole('row', { name: /EURUSD/ })).textContent ?? ''

describe('the list of options', () => {
  beforeEach(async () => {
    toastStore.set(undefined)
    await startTestI18n('options', 'orders', 'market', 'errors')
    act(() => {
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })

  it('counts down by the clock of the market and says which side the price is on', async () => {
    const { tick } = show({ listOptionsOrder: () => ({ result: pageOf([open]) }) })
    await row()
    tick('2026-01-10T15:20:18Z', 1.086)
    await waitFor(async () => expect(await row()).toMatch(/0:4[12].*currently winning/))
    tick('2026-01-10T15:20:19Z', 1.085)
    expect(await row()).toContain('at the strike')
    // Neither settled nor a result yet.
    expect(await row()).toMatch(/Settled at–Result, USD–$/)
  })

  it('says by itself how an option was settled, and what came of it', async () => {
    let isOver = false
    const { tick } = show({
      listOptionsOrder: ({ query }) => ({
        result: pageOf(!isOver ? [open] : query.get('status') === 'OPEN' ? [] : [won]),
      }),
      getOptionsOrderById: () => ({ result: won }),
    })
    await row()
    isOver = true
    tick('2026-01-10T15:21:00Z', 1.086)
    await waitFor(() => expect(toastStore.get()?.text).toContain('+85.00'))
    await waitFor(async () => expect(await row()).toMatch(/Won.*1\.08600.*\+85\.00/))
  })

  it('leads on where there is none, and tries again where it could not be loaded', async () => {
    let isDown = true
    show({ listOptionsOrder: () => (isDown ? { code: '10018' } : { result: pageOf([]) }) })
    expect(await screen.findByText('We couldn’t load your options')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Choose an instrument' })).toBeDefined()
  })
})
