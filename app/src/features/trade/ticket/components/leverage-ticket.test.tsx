import { languageOf } from '@swx/locales/languages'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { readLastSettings } from '../model/ticket-form.ts'
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

function show(answers: Record<string, FakeAnswer> = {}, given: Parameters<typeof instrumentFixture>[0] = {}) {
  return renderWithBackend(<LeverageTicket instrument={instrumentFixture(given)} onOpened={onOpened} />, {
    link: '/cruuency?code=EURUSD',
    answers: {
      'order.config': () => ({
        result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
      }),
      getUserInfo: () => ({ result: sampleUser() }),
      locked: () => ({ result: unlocked }),
      openOrder: () => ({ code: '20004', result: orderFixture() }),
      ...answers,
    },
  })
}

const tick = (price: number) => act(() => livePrices.take({ code: 'EURUSD', price, zdf: 0 }))
const size = () => screen.findByLabelText(/^Size/)
const enter = async (lots = '0.10', leverage = '30') => {
  fireEvent.change(await size(), { target: { value: lots } })
  fireEvent.change(screen.getByLabelText('Leverage'), { target: { value: leverage } })
}
const enterStop = (exit: 'Stop loss' | 'Take profit', price: string) => {
  fireEvent.click(screen.getByRole('switch', { name: `Use ${exit}` }))
  fireEvent.change(screen.getByLabelText(exit), { target: { value: price } })
}
const unit = (value: 'lots' | 'units' | 'usd' | 'risk') =>
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value } })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const review = () => fireEvent.click(screen.getByRole('button', { name: /Review long|Correct the/ }))
const dialog = () => screen.findByRole('dialog', { name: /Open long/ })
const confirm = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: /DEMO|REAL/ }))
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''
const rowOf = (box: HTMLElement, label: string | RegExp) =>
  plain(within(box).getByText(label).closest('div') as Element)

describe('the ticket of a leveraged position', () => {
  beforeEach(async () => {
    onOpened.mockClear()
    toastStore.set(undefined)
    await startTestI18n('orders', 'market', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
    tick(1.085)
  })

  it('shows notional, margin, both fees in money, the stop-out price and the most that can be lost', async () => {
    show()
    await enter()
    enterStop('Take profit', '1.095')
    enterStop('Stop loss', '1.082')
    const form = (await size()).closest('form') as HTMLElement
    expect(rowOf(form, 'Notional')).toContain('10,850.00')
    expect(rowOf(form, /Margin/)).toContain('361.67')
    expect(rowOf(form, /Opening fee, 0\.05%, at least 0\.01\sUSD/)).toContain('5.42')
    expect(rowOf(form, /Closing fee/)).toContain('5.42')
    expect(rowOf(form, 'Deducted when you confirm')).toContain('367.09')
    const outcome = within(screen.getByRole('table', { name: /Your profit or loss/ }))
    const row = (name: RegExp) => plain(outcome.getByRole('row', { name }))
    expect(row(/Take profit/)).toContain('+89.10')
    expect(row(/Stop loss/)).toContain('−40.83')
    expect(row(/Stop-out/)).toContain('1.06691')
    expect(row(/Stop-out/)).toContain('−191.65')
    expect(row(/Worst case/)).toContain('−367.09')
    expect(screen.getByText(/You can lose the whole margin/)).toBeDefined()
  })

  it('says in the ticket and in the review that prices are simulated', async () => {
    show()
    await enter()
    expect(screen.getByText('Simulated prices')).toBeDefined()
    review()
    expect(within(await dialog()).getByText('Simulated prices')).toBeDefined()
  })

  it('opens nothing before it was reviewed, and then exactly what the review shows, once', async () => {
    const { sentTo } = show()
    await enter()
    enterStop('Stop loss', '1.082')
    review()
    const box = await dialog()
    expect(rowOf(box, 'Most you can lose')).toContain('−367.09')
    expect(rowOf(box, /Stop-out.* at/)).toContain('−191.65')
    expect(sentTo('openOrder')).toEqual([])
    await confirm()
    await confirm()
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(sentTo('openOrder')).toHaveLength(1)
    expect(sentTo('openOrder')[0]).toMatchObject({
      body: {
        marketId: '1',
        direction: 'LONG',
        lots: '0.10',
        leverage: 30,
        quotedPrice: 1.085,
        slippage: '0.001',
        stopLossPrice: 1.082,
        acceptedTermsVersion: '2026-01',
      },
      idempotencyKey: expect.stringMatching(/^"\w{32}"$/),
    })
    expect(sentTo('openOrder')[0]?.body).not.toHaveProperty('takeProfitPrice')
    expect(toastStore.get()?.text).toMatch(/Opened: Long/)
  })

  it('preselects neither size nor leverage nor share beyond the least, and gives Cancel the same size', async () => {
    show()
    expect(await size()).toHaveProperty('value', '0.01')
    expect(screen.getByLabelText('Leverage')).toHaveProperty('value', '1')
    for (const chip of within(screen.getByRole('group', { name: /Share of/ })).getAllByRole('button'))
      expect(chip.getAttribute('aria-pressed')).toBe('false')
    for (const exit of screen.getAllByRole('switch')) expect(exit.getAttribute('aria-checked')).toBe('false')
    review()
    const box = within(await dialog())
    expect(box.getByRole('button', { name: 'Cancel' }).className).toContain('min-h-12')
    expect(box.getByRole('button', { name: /Open long/ }).className).toContain('min-h-12')
    expect(box.queryByRole('checkbox')).toBeNull()
  })

  it('says demo or real beside the amount and on each button that commits', async () => {
    show()
    const label = async () => plain((await size()).closest('div')?.parentElement as Element)
    expect(await label()).toContain('DEMO')
    expect(screen.getByRole('button', { name: /DEMO\s*Review/ })).toBeDefined()
    act(() => setMode('real'))
    await waitFor(async () => expect(await label()).toContain('REAL'))
    review()
    expect(within(await dialog()).getByRole('button', { name: /REAL\s*Open long/ })).toBeDefined()
  })

  it('takes a part of the balance that leaves room for margin and fee', async () => {
    show()
    await enter('0.01', '30')
    await screen.findByText('100,000.00')
    fireEvent.click(screen.getByRole('button', { name: '50%' }))
    expect(await size()).toHaveProperty('value', '13.62')
  })

  it('says under the size of an order beyond the balance what is available, and opens no review', async () => {
    show()
    await screen.findByText('100,000.00')
    await enter('30', '30')
    expect(plain(await screen.findByText(/^You need/))).toContain(
      'You need 110,127.50 USD; 100,000.00 USD is available.',
    )
    expect((await size()).getAttribute('aria-invalid')).toBe('true')
    review()
    await waitFor(async () => expect(document.activeElement).toBe(await size()))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.change(await size(), { target: { value: '27' } })
    expect(screen.queryByText(/^You need/)).toBeNull()
  })

  it('names a whole lot with its decimals, for which the unit has one form', async () => {
    show()
    await enter('1', '30')
    expect(screen.getByRole('button', { name: /Review long: 1\.00\slots EURUSD/ })).toBeDefined()
  })

  it('has one field for the size, in any unit, and says the others as text', async () => {
    show()
    await enter('0.10', '30')
    enterStop('Stop loss', '1.082')
    const form = (await size()).closest('form') as HTMLFormElement
    const fields = () => within(form).getAllByRole('textbox').length
    const before = fields()
    const hint = async () =>
      plain(document.getElementById((await size()).getAttribute('aria-describedby') ?? '') as Element)
    expect(await hint()).toBe('10,000 units 10,850.00 USD risk 40.83 USD  = 0.10 lots')

    unit('usd')
    expect(await size()).toHaveProperty('value', '10850.00')
    expect(await hint()).toBe('0.10 lots 10,000 units risk 40.83 USD  = 10,850.00 USD')
    fireEvent.change(await size(), { target: { value: '5000' } })
    expect(screen.getByRole('button', { name: /Review long: 0\.04\slots EURUSD/ })).toBeDefined()
    unit('units')
    expect(await size()).toHaveProperty('value', '4000')
    unit('risk')
    expect(await size()).toHaveProperty('value', '16.33')
    fireEvent.change(await size(), { target: { value: '40.83' } })
    expect(await hint()).toContain('0.10 lots')
    expect(fields()).toBe(before)
  })

  it('takes 5000 for what the unit in the field says', async () => {
    const { sentTo } = show()
    await enter('5000', '30')
    expect(plain(await screen.findByText(/maximum order/))).toContain('50.00')
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull()
    // The size is none: nothing is converted, and the same figure is read anew.
    unit('usd')
    review()
    await confirm()
    await waitFor(() => expect(sentTo('openOrder')[0]?.body).toMatchObject({ lots: '0.04' }))
  })

  it.each(['0', '0.', '0.0', '0.00'])(
    'calls a size that is half typed wrong only when its field is left: %s',
    async (text) => {
      show()
      const input = await size()
      act(() => input.focus())
      fireEvent.input(input, { target: { value: text } })
      expect(input.getAttribute('aria-invalid')).toBeNull()
      act(() => input.blur())
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    },
  )

  it('calls a size wrong at once that no more digits can make right', async () => {
    show()
    const input = await size()
    act(() => input.focus())
    fireEvent.input(input, { target: { value: '0.x' } })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('describes a size by its worth, which stands still while its field has the focus and nothing is typed', async () => {
    show()
    tick(1.085)
    await enter('0.10', '30')
    const input = await size()
    const described = () =>
      plain(document.getElementById(input.getAttribute('aria-describedby') ?? '') as Element)
    expect(described()).toContain('10,850.00 USD')
    tick(1.095)
    // A description that changed with the focus would be said twice.
    expect(described()).toContain('10,950.00 USD')
    act(() => input.focus())
    expect(described()).toContain('10,950.00 USD')
    tick(1.105)
    expect(screen.getAllByText('11,050.00', { exact: false }).length).toBeGreaterThan(0)
    expect(described()).toContain('10,950.00 USD')
    fireEvent.change(input, { target: { value: '0.20' } })
    expect(described()).toContain('22,100.00 USD')
  })

  it('begins its review with what is opened and its sum, as the description of what has the focus', async () => {
    show()
    await enter()
    review()
    const box = await dialog()
    const first = within(box).getByRole('button', { name: 'Cancel' })
    expect(document.activeElement).toBe(first)
    const words = (first.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
    expect(words).toMatch(/^Open long: 0\.10\slots EURUSD.* Deducted .*367\.09\sUSD$/)
    expect(within(box).getByRole('button', { name: /^(DEMO|REAL)\s+Open long/ })).toBeDefined()
  })

  it('keeps the costs and the sum in their place, with dashes, while the size is none', async () => {
    show()
    await enter('0.10', '30')
    const form = (await size()).closest('form') as HTMLElement
    const rows = () => within(form).getAllByRole('term').length + within(form).getAllByRole('row').length
    const before = rows()
    fireEvent.change(await size(), { target: { value: '60' } })
    expect(rows()).toBe(before)
    expect(rowOf(form, 'Deducted when you confirm')).toContain('–')
    expect(screen.getByRole('button', { name: /Correct the size/ })).toBeDefined()
  })

  it('opens the size that was reviewed, whatever the price does to a size by worth meanwhile', async () => {
    const { sentTo } = show()
    await enter('0.10', '30')
    unit('usd')
    fireEvent.change(await size(), { target: { value: '10850' } })
    review()
    await dialog()
    tick(1.0852)
    expect(plain(await dialog())).toContain('Open long: 0.10 lots EURUSD')
    await confirm()
    await waitFor(() => expect(sentTo('openOrder')[0]?.body).toMatchObject({ lots: '0.10' }))
  })

  it('counts a size by risk to the stop loss, which it sets where there is none', async () => {
    show()
    await enter('0.10', '30')
    unit('risk')
    expect(screen.getByText(/Set a stop loss first/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Use Stop loss' }))
    expect(field('Stop loss').value).toBe('1.07958')
    fireEvent.change(await size(), { target: { value: '66' } })
    expect(screen.getByRole('button', { name: /Review long: 0\.10\slots/ })).toBeDefined()
    // Nearer, so that more of it loses as much.
    fireEvent.change(field('Stop loss'), { target: { value: '1.08229' } })
    expect(screen.getByRole('button', { name: /Review long: 0\.17\slots/ })).toBeDefined()
  })

  it('enters the proposed price when a stop is switched on, anywhere on its field, and leaves it there', async () => {
    show()
    await enter('0.10', '30')
    const stop = field('Stop loss')
    expect(stop.value).toBe('')
    fireEvent.click(stop)
    expect(stop.value).toBe('1.07958')
    fireEvent.click(screen.getByRole('switch', { name: 'Use Take profit' }))
    expect(field('Take profit').value).toBe('1.09042')
    const form = stop.closest('form') as HTMLElement
    expect(plain(form)).toContain('−0.50%')
    expect(plain(within(form).getByRole('row', { name: /Stop loss/ }))).toContain('−65.02')
    tick(1.0852)
    expect(stop.value).toBe('1.07958')
    review()
    expect(plain(await dialog())).toContain('1.07958')
  })

  it('offers moves of the price with their money as prices of a stop', async () => {
    show()
    await enter('0.10', '30')
    fireEvent.click(field('Stop loss'))
    const presets = within(screen.getByRole('group', { name: /^Stop loss: distance/ }))
    expect(presets.getAllByRole('button').map(plain)).toEqual([
      '−0.25% −37.93',
      '−0.50% −65.02',
      '−1.00% −119.29',
    ])
    fireEvent.click(presets.getByRole('button', { name: /−0.25%/ }))
    expect(field('Stop loss').value).toBe('1.08229')
    expect(presets.getByRole('button', { name: /−0.25%/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('takes a stop in money: its price is shown, follows what it is counted from, and is the one that is sent', async () => {
    const { sentTo } = show()
    await enter('0.23', '30')
    fireEvent.click(field('Stop loss'))
    const unitOf = (exit: string) => screen.getByLabelText<HTMLSelectElement>(`${exit}: unit`)
    const outcomeOf = (exit: string) => plain(field(exit).closest('.grid') as Element)
    fireEvent.change(field('Stop loss'), { target: { value: '1.084' } })
    fireEvent.change(unitOf('Stop loss'), { target: { value: 'money' } })
    expect(field('Stop loss').value).toBe('47.95')
    expect(outcomeOf('Stop loss')).toContain('1.08400')
    // A tick more than 1.08392 would lose more than 50.00.
    fireEvent.change(field('Stop loss'), { target: { value: '50' } })
    expect(outcomeOf('Stop loss')).toContain('1.08392')
    expect(outcomeOf('Stop loss')).toContain('−49.79')

    fireEvent.change(await size(), { target: { value: '0.46' } })
    expect(outcomeOf('Stop loss')).not.toContain('1.08392')
    fireEvent.change(await size(), { target: { value: '0.23' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Use Take profit' }))
    fireEvent.change(unitOf('Take profit'), { target: { value: 'percent' } })
    expect(field('Take profit').value).toBe('0.5')
    fireEvent.change(field('Take profit'), { target: { value: '0.25' } })
    expect(outcomeOf('Take profit')).toContain('1.08771')

    review()
    expect(rowOf(await dialog(), /Stop loss/)).toContain('1.08392')
    tick(1.0852)
    expect(rowOf(await dialog(), /Stop loss/)).toContain('1.08392')
    await confirm()
    await waitFor(() =>
      expect(sentTo('openOrder')[0]?.body).toMatchObject({
        lots: '0.23',
        stopLossPrice: 1.08392,
        takeProfitPrice: 1.08771,
      }),
    )
  })

  it('says from which amount on a stop in money is possible, and keeps money away from a size by risk', async () => {
    show()
    await enter('0.10', '30')
    fireEvent.click(field('Stop loss'))
    const choice = screen.getByLabelText<HTMLSelectElement>('Stop loss: unit')
    fireEvent.change(choice, { target: { value: 'money' } })
    fireEvent.change(field('Stop loss'), { target: { value: '1' } })
    // At 1.08490, which is as near as may be, 1.00 and fees of 5.42 each are lost.
    expect(screen.getByText(/at least 11\.84\sUSD/)).toBeDefined()
    fireEvent.change(choice, { target: { value: 'price' } })
    fireEvent.click(screen.getByRole('button', { name: 'Short' }))
    fireEvent.change(field('Stop loss'), { target: { value: '1.09' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Use Take profit' }))
    fireEvent.change(screen.getByLabelText('Take profit: unit'), { target: { value: 'money' } })
    fireEvent.change(field('Take profit'), { target: { value: '30000' } })
    expect(screen.getByText(/No price gives that amount/)).toBeDefined()
    expect(screen.getByRole('button', { name: /Correct the take profit/ })).toBeDefined()
    unit('risk')
    expect([...choice.options].map(({ value }) => value)).toEqual(['price', 'percent'])
  })

  it('is empty after an order with a stop, and after one that the balance is short of now', async () => {
    show()
    await enter('0.10', '30')
    enterStop('Stop loss', '1.082')
    unit('risk')
    review()
    await confirm()
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    const expectEmpty = async () => {
      expect(await size()).toHaveProperty('value', '0.01')
      expect(screen.getByLabelText('Unit')).toHaveProperty('value', 'lots')
      expect(screen.getByRole('switch', { name: 'Use Stop loss' }).getAttribute('aria-checked')).toBe('false')
      expect((await size()).getAttribute('aria-invalid')).toBeNull()
      expect(readLastSettings('mei', 'EURUSD')).toEqual({ lots: '0.01', leverage: 30 })
    }
    await expectEmpty()

    await screen.findByText('100,000.00')
    fireEvent.change(await size(), { target: { value: '20' } })
    review()
    await confirm()
    await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(2))
    await expectEmpty()
  })

  it('is whole after an order without a stop, in the unit it was given in', async () => {
    show()
    await enter('0.10', '30')
    unit('usd')
    fireEvent.change(await size(), { target: { value: '10850' } })
    review()
    await confirm()
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(await size()).toHaveProperty('value', '10850')
    expect(screen.getByRole('button', { name: /Review long: 0\.10\slots/ })).toBeDefined()
  })

  it('asks for the price of a stop, and says why one is not reasonable', async () => {
    const { sentTo } = show()
    await enter()
    enterStop('Stop loss', '')
    enterStop('Take profit', '')
    review()
    expect(await screen.findByText('Enter the stop-loss price.')).toBeDefined()
    expect(screen.getByText('Enter the take-profit price.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Stop loss'), { target: { value: '1.09' } })
    fireEvent.change(screen.getByLabelText('Take profit'), { target: { value: '1.08505' } })
    expect(plain(screen.getByText(/Enter a price below/))).toBe(
      'For a long position, the stop loss goes below the price and the take profit above it; for a short position, the other way round. Enter a price below 1.08500.',
    )
    expect(plain(screen.getByText(/Keep at least/))).toBe('Keep at least 0.00010 away from the price.')
    expect(screen.getByLabelText('Stop loss').getAttribute('aria-invalid')).toBe('true')
    review()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sentTo('openOrder')).toEqual([])
  })

  it('asks which price is meant where the language leaves it open, and says what was understood', async () => {
    await act(() => changeLanguage(languageOf('de')))
    try {
      show()
      fireEvent.click(await screen.findByRole('switch', { name: /Take-Profit/ }))
      const field = screen.getByLabelText<HTMLInputElement>('Take-Profit')
      fireEvent.change(field, { target: { value: '1,095' } })
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const asked = within(
        screen.getByRole('group', { name: 'Take-Profit: Welchen Wert wollten Sie eingeben?' }),
      )
      fireEvent.click(asked.getByRole('button', { name: '1,095' }))
      expect(field.value).toBe('1,0950')
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Take-Profit = 1,0950',
      )
    } finally {
      await act(() => changeLanguage(languageOf('en')))
    }
  })

  it('says what is wrong with a size by the limits of the instrument', async () => {
    show()
    await enter('60')
    expect(plain(await screen.findByText(/maximum order/))).toContain('50.00')
    fireEvent.change(await size(), { target: { value: '0.105' } })
    const nearest = screen.getByRole('group', { name: /Too many decimal places/ })
    expect(within(nearest).getAllByRole('button').map(plain)).toEqual(['0.10 lots', '0.11 lots'])
    fireEvent.change(await size(), { target: { value: '' } })
    review()
    expect(await screen.findByText('Enter the investment amount.')).toBeDefined()
  })

  it('asks for the purchase quantity where the size is to be given in units and none is', async () => {
    show()
    await size()
    unit('units')
    fireEvent.change(await size(), { target: { value: '' } })
    review()
    expect(await screen.findByText('Enter the purchase quantity.')).toBeDefined()
  })

  it('shows an error in words with the step it calls for, and an unknown one with its number alone', async () => {
    let code = '10011'
    show({ openOrder: () => ({ code }) })
    await enter()
    review()
    await confirm()
    const box = within(await dialog())
    expect((await box.findByRole('alert')).textContent).toContain('balance is too low')
    expect(box.getByRole('link', { name: 'See open positions' }).getAttribute('href')).toBe('/profile/orders')
    code = '10050'
    await confirm()
    await waitFor(() => expect(box.getByRole('alert').textContent).toContain('t-9'))
    expect(box.getByRole('alert').textContent).toContain('Unknown error')
    expect(box.queryByText(/server text/)).toBeNull()
  })

  it('sends nothing while payments of the real account are locked, and says why and what still works', async () => {
    const lock = { ...unlocked, locked: true, reason: 'WRONG_PASSWORD', until: '2026-01-11T15:20:00.000Z' }
    const { sentTo } = show({ locked: () => ({ result: lock }) })
    act(() => setMode('real'))
    await enter()
    review()
    await confirm()
    const box = within(await screen.findByRole('dialog', { name: 'Payments are locked' }))
    expect(box.getByText(/incorrect security password was entered five times/)).toBeDefined()
    expect(box.getByText(/ends automatically/).textContent).toContain('11 Jan')
    expect(box.getByText(/close positions/)).toBeDefined()
    expect(sentTo('openOrder')).toEqual([])
  })

  it('after no answer leads to the list of orders and sends the same again, under the same key', async () => {
    let isDown = true
    const { sentTo } = show({
      openOrder: () =>
        isDown ? Promise.reject(new TypeError('reset')) : { code: '20004', result: orderFixture() },
    })
    await enter()
    review()
    await confirm()
    const box = within(await dialog())
    expect((await box.findByRole('link', { name: 'Check the list' })).getAttribute('href')).toBe(
      '/profile/orders',
    )
    expect(box.getByRole('alert').textContent).not.toMatch(/fail/i)
    isDown = false
    fireEvent.click(box.getByRole('button', { name: /Send the same again/ }))
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    const [first, second] = sentTo('openOrder')
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('keeps size and direction through an expired session and another page, and the last size for the next order', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Short' }))
    await enter('0.37')
    act(() => expireSession())
    cleanup()
    act(() => signIn({ token: 't-2', userName: 'mei' }))
    show()
    expect(await size()).toHaveProperty('value', '0.37')
    expect(screen.getByLabelText('Leverage')).toHaveProperty('value', '30')
    fireEvent.click(screen.getByRole('button', { name: /Review short: 0\.37\slots EURUSD/ }))
    const box = within(await screen.findByRole('dialog', { name: /Open short/ }))
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    cleanup()
    show()
    // Those of the position that the server opened.
    expect(await size()).toHaveProperty('value', '0.10')
    expect(screen.getByLabelText('Leverage')).toHaveProperty('value', '30')
    expect(readLastSettings('mei', 'EURUSD')).toEqual({ lots: '0.10', leverage: 30 })
  })

  it('is not confirmed on a price that is older than ten seconds until it was refreshed', async () => {
    let now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
    try {
      const { sentTo } = show({ getMarketInfo: () => ({ code: '10018' }) })
      await enter()
      review()
      const box = within(await dialog())
      now += 11_000
      const refresh = await box.findByRole('button', { name: /Refresh price/ })
      expect(box.getByRole('alert').textContent).toContain('so we won’t send an order based on it')
      fireEvent.click(refresh)
      expect(sentTo('openOrder')).toEqual([])
    } finally {
      clock.mockRestore()
    }
  })

  it('is worked by keys: direction, a new size, the review, and their list', async () => {
    show()
    await size()
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    const press = (key: string) => fireEvent.keyDown(document.body, { key })
    press('s')
    expect(screen.getByRole('button', { name: 'Short' }).getAttribute('aria-pressed')).toBe('true')
    press('B')
    expect(screen.getByRole('button', { name: 'Long' }).getAttribute('aria-pressed')).toBe('true')
    // The browser types the digit over what the field holds: the key is left to it.
    const field = (await size()) as HTMLInputElement
    fireEvent.change(field, { target: { value: '0.3' } })
    expect(press('2')).toBe(true)
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
    // What is typed into a field is no command.
    fireEvent.keyDown(await size(), { key: 's' })
    expect(screen.getByRole('button', { name: 'Long' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.change(await size(), { target: { value: '0.1' } })
    press('u')
    expect(document.activeElement).toBe(screen.getByLabelText('Unit'))
    act(() => (document.activeElement as HTMLElement).blur())
    press('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    press('Enter')
    expect(await dialog()).toBeDefined()
    vi.restoreAllMocks()
  })

  it('shows every figure to a visitor, and leads back here from logging in', async () => {
    act(() => signOut())
    show()
    await enter()
    expect(screen.getByText('Notional')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/cruuency?code=EURUSD'))
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull()
  })

  it.each([
    ['HALTED', /Trading in this instrument is halted/],
    ['CLOSED', /This market is closed now/],
  ] as const)(
    'takes no order while the session of the instrument is %s, and says so',
    async (marketHours, words) => {
      show({}, { marketHours })
      expect(await screen.findByText(words)).toBeDefined()
      expect(screen.queryByRole('button', { name: /Review/ })).toBeNull()
    },
  )

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true
    show({
      'order.config': () =>
        isDown
          ? { code: '10018' }
          : { result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' } },
    })
    expect(await screen.findByText('We couldn’t load the ticket')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await size()).toBeDefined()
  })
})
