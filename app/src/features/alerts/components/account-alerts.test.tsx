import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { livePrices } from '#core/live-prices/store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { marketInfoFixture } from '#test/market-info-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { addAlert, alertStore } from '../model/alert-store.ts'
import { AlertButton } from './alert-button.tsx'

const subject = {
  id: '54',
  code: 'BTC',
  category: 2 as const,
  price: 52_100,
  changePercent: -1.24,
  decimals: 2,
  tickSize: 0.01,
}
const alert = {
  id: 'al-1',
  code: 'BTC',
  marketId: '54',
  type: 2,
  kind: 'PRICE_ABOVE',
  value: 53_000,
  priceDecimals: 2,
  repeat: 'EACH_CROSSING',
  createdAt: '2026-01-10T15:00:00.000Z',
  lastFiredAt: '2026-01-10T15:10:00.000Z',
  lastFiredPrice: 53_010,
  active: true,
}

/** The sheet of an instrument, or of all, in front of an account with these alerts. */
async function open(
  alerts: readonly object[] = [],
  answers: Record<string, FakeAnswer> = {},
  { isOfAll = false } = {},
) {
  const page = renderWithBackend(
    <>
      <AlertButton subject={isOfAll ? undefined : subject} />
      <Toaster />
    </>,
    {
      answers: {
        getUserInfo: () => ({ result: sampleUser() }),
        listAlert: () => ({ result: pageOf(alerts) }),
        setAlert: () => ({ code: '20005', result: alert }),
        removeAlert: () => ({ code: '20005' }),
        ...answers,
      },
    },
  )
  fireEvent.click(screen.getByRole('button', { name: /Price alerts/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /Price alerts/ }))
  return {
    ...page,
    sheet,
    type: (value: string) => fireEvent.change(sheet.getByRole('textbox'), { target: { value } }),
    press: (name: string) => act(async () => fireEvent.click(sheet.getByRole('button', { name }))),
    sent: () => page.sentTo('setAlert').map(({ body }) => body),
  }
}

describe('alerts of the account', () => {
  beforeEach(async () => {
    await startTestI18n('alerts', 'market', 'money', 'errors')
    signOut()
    alertStore.keep([])
    signIn({ token: 't-1', userName: 'marta_k' })
  })

  it('are set on the side on which the value lies, once', async () => {
    const { sheet, type, press, sent } = await open()
    type('54000')
    expect(sheet.getByText(/\+3\.65% from the price now, 52,100\.00/)).toBeDefined()
    await press('Set alert')
    await waitFor(() =>
      expect(sent()).toEqual([{ code: 'BTC', kind: 'PRICE_ABOVE', value: 54_000, repeat: 'ONCE' }]),
    )
    expect(await screen.findByText('The alert on BTC is set.')).toBeDefined()
    type('51000')
    await press('Each time it’s reached')
    await press('Set alert')
    await waitFor(() =>
      expect(sent()[1]).toEqual({
        code: 'BTC',
        kind: 'PRICE_BELOW',
        value: 51_000,
        repeat: 'EACH_CROSSING',
      }),
    )
  })

  it('can wait for a change of the day below zero', async () => {
    const { sheet, type, press, sent } = await open()
    await press('Day’s change')
    expect(sheet.getByText('−1.24%')).toBeDefined()
    type('-2.5')
    await press('Set alert')
    await waitFor(() =>
      expect(sent()).toEqual([{ code: 'BTC', kind: 'CHANGE_BELOW', value: -2.5, repeat: 'ONCE' }]),
    )
  })

  it('say what can be done about a value that cannot be waited for', async () => {
    const { sheet, type, press, sent } = await open()
    await press('Set alert')
    expect(await sheet.findByText('Enter a price.')).toBeDefined()
    type('52100')
    await press('Set alert')
    expect(await sheet.findByText(/That’s the value now/)).toBeDefined()
    type('-1')
    await press('Set alert')
    expect(sheet.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await press('Day’s change')
    type('-100')
    await press('Set alert')
    expect(await sheet.findByText(/from −99\.99% to \+1,000\.00%/)).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('say of a side that is there already when it counts', async () => {
    const { sheet, type, press } = await open()
    type('51000')
    await press('Above')
    expect(await sheet.findByText(/This is already the case/)).toBeDefined()
  })

  it('show beside the field that the price has come to the value on the way', async () => {
    const { sheet, type, press } = await open([], {
      setAlert: () => ({ code: '10016', result: null }),
    })
    type('54000')
    await press('Set alert')
    expect(await sheet.findByText(/That’s the value now/)).toBeDefined()
  })

  it('are not sent when a hundred are there', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...alert, id: `al-${index}` }))
    const { sheet, type, press, sent } = await open(many)
    expect(await sheet.findByText(/100 of 100 alerts used/)).toBeDefined()
    type('54000')
    await press('Set alert')
    expect(await screen.findByText(/limit of 100 alerts/)).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('are listed with the time and price at which they fired, changed and deleted', async () => {
    const { sheet, type, press, sent, sentTo } = await open([alert])
    expect(await sheet.findByText('Price at or above 53,000.00, each time')).toBeDefined()
    expect(sheet.getByText(/Reached .* at 53,010\.00/)).toBeDefined()
    await press('Change the alert on BTC: Price at or above 53,000.00')
    type('53500')
    await press('Save changes')
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: 'al-1', code: 'BTC', kind: 'PRICE_ABOVE', value: 53_500, repeat: 'EACH_CROSSING' },
      ]),
    )
    await press('Delete the alert on BTC: Price at or above 53,000.00')
    await waitFor(() => expect(sentTo('removeAlert').map(({ body }) => body)).toEqual([{ id: 'al-1' }]))
  })

  it('are set where no instrument is on show, too: it is chosen first', async () => {
    const item = (id: string, code: string, name: string) => ({
      ...{ id, code, name, type: 2, price: 52_100, zdf: -1.24, hundred: [], tradable: true },
      ...{ session: 'OPEN', tickSize: 0.01, priceDecimals: 2, source: 'simulated' },
    })
    const { sheet, press, sent } = await open(
      [],
      {
        listMarketByType: () => ({ result: [item('54', 'BTC', 'Bitcoin'), item('55', 'ETH', 'Ethereum')] }),
        getMarketInfo: () => ({ result: marketInfoFixture({ id: '54', code: 'BTC', price: 52_100 }) }),
      },
      { isOfAll: true },
    )
    expect(await sheet.findByText('No price alerts yet')).toBeDefined()
    const choice = await sheet.findByRole('combobox', { name: 'Instrument' })
    fireEvent.change(choice, { target: { value: 'bitcoin' } })
    fireEvent.keyDown(choice, { key: 'Enter' })
    fireEvent.change(await sheet.findByLabelText('Alert price'), { target: { value: '53000' } })
    await press('Set alert')
    await waitFor(() =>
      expect(sent()).toEqual([{ code: 'BTC', kind: 'PRICE_ABOVE', value: 53_000, repeat: 'ONCE' }]),
    )
    // Ready for another instrument.
    await waitFor(() => expect(choice).toHaveProperty('value', ''))
  })

  it('can be asked for again when they cannot be loaded', async () => {
    const { sheet } = await open([], { listAlert: () => ({ code: '10018', result: null }) })
    expect(await sheet.findByText('We couldn’t load your alerts')).toBeDefined()
    expect(sheet.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('take over those of this browser only when the user says so', async () => {
    addAlert({ code: 'BTC', instrumentId: '54', category: 2, decimals: 2, level: 53_000, side: 'rises' })
    addAlert({ code: 'BTC', instrumentId: '54', category: 2, decimals: 2, level: 50_000, side: 'falls' })
    const { sheet, press, sent } = await open()
    expect(await sheet.findByText(/kept only in this browser: 2/)).toBeDefined()
    expect(sent()).toEqual([])
    await press('Move to your account')
    await waitFor(() => expect(alertStore.get()).toEqual([]))
    expect(sent()).toEqual([
      { code: 'BTC', kind: 'PRICE_ABOVE', value: 53_000, repeat: 'ONCE' },
      { code: 'BTC', kind: 'PRICE_BELOW', value: 50_000, repeat: 'ONCE' },
    ])
    expect(await screen.findByText('Alerts moved to your account: 2.')).toBeDefined()
  })

  it('leave in this browser what the account does not take', async () => {
    addAlert({ code: 'BTC', instrumentId: '54', category: 2, decimals: 2, level: 53_000, side: 'rises' })
    const { press } = await open([], { setAlert: () => ({ code: '10016', result: null }) })
    await press('Move to your account')
    expect(await screen.findByText(/couldn’t be moved: 1/)).toBeDefined()
    expect(alertStore.get()).toHaveLength(1)
  })

  it('describes a price by its distance from the price now, which stands still while the field has the focus', async () => {
    const { sheet } = await open()
    const level = await sheet.findByLabelText('Alert price')
    const said = () => document.getElementById(level.getAttribute('aria-describedby') ?? '')?.textContent
    const tick = (price: number) => act(() => livePrices.take({ code: 'BTC', price, zdf: 0 }))
    tick(50_000)
    act(() => level.focus())
    fireEvent.change(level, { target: { value: '51000' } })
    expect(said()).toContain('2.00%')
    tick(50_500)
    expect(sheet.getByText(/0\.99%/)).toBeDefined()
    expect(said()).toContain('2.00%')
    act(() => level.blur())
    expect(said()).toContain('0.99%')
  })
})
