import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { chooseTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { optionsOrderFixture } from '#test/options-order-fixture.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { OptionTicket } from './option-ticket.tsx'

const parameter = (key: string, value: unknown) => () => ({
  result: { key, value, updatedAt: '2026-01-01T00:00:00Z' },
})
const instrument = instrumentFixture({ optionPeriods: [{ seconds: 60, payoutRatio: '0.85' }] })
const onBought = vi.fn()

function show(answers: Record<string, FakeAnswer> = {}, given = instrument) {
  return renderWithBackend(<OptionTicket instrument={given} onBought={onBought} />, {
    answers: {
      'options.config': parameter('options.config', { minStake: '10.00', maxStake: '5000.00' }),
      features: parameter('features', { optionsReal: false }),
      getUserInfo: () => ({ result: sampleUser() }),
      buyOptions: () => ({ code: '20004', result: optionsOrderFixture() }),
      ...answers,
    },
  })
}

const stake = () => screen.findByLabelText(/^Stake/)
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''
const review = () => fireEvent.click(screen.getByRole('button', { name: /Review up/ }))

describe('the ticket of a fixed-time option', () => {
  beforeEach(async () => {
    onBought.mockClear()
    await startTestI18n('options', 'orders', 'market', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })

  it('shows win, loss and tie in money, how often one must win, and what that means on average', async () => {
    show()
    fireEvent.change(await stake(), { target: { value: '100' } })
    const row = (name: RegExp) => plain(screen.getByRole('row', { name }))
    expect(row(/^Win/)).toContain('+85.00')
    expect(row(/^Loss/)).toContain('−100.00')
    expect(row(/^Tie/)).toContain('0.00')
    expect(plain(screen.getByText(/to break even/))).toMatch(/54\.05%.*−7\.50\sUSD per option/)
    expect(screen.getByText(/with repeated use you lose money on average/)).toBeDefined()
  })

  it('goes down where the user chose short before, on the other ticket or the button of a phone', async () => {
    chooseTicketDirection('EURUSD', 'SHORT')
    show()
    await stake()
    expect(screen.getByRole('button', { name: /Review down/ })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Down' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says under a stake beyond the balance what is available, with the way to a deposit', async () => {
    act(() => setMode('real'))
    show({
      features: parameter('features', { optionsReal: true }),
      getUserInfo: () => ({ result: sampleUser('40.00') }),
    })
    await screen.findByText('40.00')
    fireEvent.change(await stake(), { target: { value: '40.01' } })
    expect(plain(await screen.findByText(/^You need/))).toContain(
      'You need 40.01 USD; 40.00 USD is available.',
    )
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toBeDefined()
    review()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.change(await stake(), { target: { value: '40' } })
    await waitFor(() => expect(screen.queryByText(/^You need/)).toBeNull())
  })

  it('says in the ticket and in the review that prices are simulated', async () => {
    show()
    fireEvent.change(await stake(), { target: { value: '100' } })
    expect(screen.getByText('Simulated prices')).toBeDefined()
    review()
    expect(within(await screen.findByRole('dialog')).getByText('Simulated prices')).toBeDefined()
  })

  it('states the rule of the tie before it buys, then buys what was reviewed', async () => {
    const { sentTo } = show()
    fireEvent.change(await stake(), { target: { value: '12,35' } })
    review()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^12\.35/ }))
    review()
    const box = within(await screen.findByRole('dialog', { name: /EURUSD.* higher after 1\sminute/ }))
    expect(box.getByText(/you get your stake back/)).toBeDefined()
    expect(sentTo('buyOptions')).toEqual([])
    fireEvent.click(box.getByRole('button', { name: /DEMO/ }))
    await waitFor(() => expect(onBought).toHaveBeenCalledOnce())
    expect(sentTo('buyOptions')[0]?.body).toEqual({
      marketId: '1',
      direction: 'UP',
      periodSec: 60,
      amount: '12.35',
      quotedPrice: 1.085,
      acceptedTermsVersion: '2026-01',
    })
  })

  it('is worked by keys: direction, a new stake, the review, and their list', async () => {
    show()
    await stake()
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    const press = (key: string) => fireEvent.keyDown(document.body, { key })
    press('s')
    expect(screen.getByRole('button', { name: 'Down' }).getAttribute('aria-pressed')).toBe('true')
    press('B')
    expect(screen.getByRole('button', { name: 'Up' }).getAttribute('aria-pressed')).toBe('true')
    // The browser types the digit over what the field holds: the key is left to it.
    const field = (await stake()) as HTMLInputElement
    fireEvent.change(field, { target: { value: '0.3' } })
    expect(press('2')).toBe(true)
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
    fireEvent.change(await stake(), { target: { value: '20' } })
    press('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getByText('Type a new stake')).toBeDefined()
    fireEvent.click(help.getByRole('button', { name: 'Close' }))
    press('Enter')
    expect(await screen.findByRole('dialog', { name: /EURUSD.* higher after 1\sminute/ })).toBeDefined()
    vi.restoreAllMocks()
  })

  it('asks for a stake within the limits that the backend serves, and has none to begin with', async () => {
    show()
    expect(await stake()).toHaveProperty('value', '')
    review()
    expect(await screen.findByText('Enter the investment amount.')).toBeDefined()
    fireEvent.change(await stake(), { target: { value: '5' } })
    expect(plain(await screen.findByText(/Enter a stake from/))).toContain('10.00 to 5,000.00')
    fireEvent.change(await stake(), { target: { value: 'ten' } })
    expect(screen.getByText(/Use digits only/)).toBeDefined()
    review()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for the investment amount where the stake is empty, and reviews nothing', async () => {
    show()
    await stake()
    review()
    expect(await screen.findByText('Enter the investment amount.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not there for real money unless the operator switched it on, and leads to play money', async () => {
    act(() => setMode('real'))
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to DEMO' }))
    const question = await screen.findByRole('dialog', { name: 'Switch to the demo account?' })
    expect(screen.queryByLabelText(/^Stake/)).toBeNull()
    fireEvent.click(within(question).getByRole('button', { name: /Switch to DEMO/ }))
    expect(await stake()).toBeDefined()
  })

  it('is there for real money behind its switch, marked as real', async () => {
    act(() => setMode('real'))
    show({ features: parameter('features', { optionsReal: true }) })
    expect(await stake()).toBeDefined()
    expect(screen.getByRole('button', { name: /REAL\s*Review up/ })).toBeDefined()
  })

  it('says where an instrument has no options', async () => {
    show({}, instrumentFixture({ optionPeriods: [] }))
    expect(await screen.findByText('No fixed-time (binary) options here')).toBeDefined()
  })
})
