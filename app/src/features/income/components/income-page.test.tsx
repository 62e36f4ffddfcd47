import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageGate } from '../../../app/page-gate.tsx'
import { setMode } from '../../../core/session/mode-store.ts'
import { signIn, signOut } from '../../../core/session/session-store.ts'
import { type FakeAnswer, pageOf, renderWithBackend, sampleUser } from '../../../test/render-with-backend.tsx'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { toastStore } from '../../../ui/toast.ts'
import { IncomePage } from './income-page.tsx'

const income = (day: number, amount: string, over: object = {}) => ({
  id: `i-${day}-${amount}`,
  source: 'SAVINGS',
  day: `2026-01-${day}`,
  base: '10000.00',
  rate: '0.0025',
  amount,
  status: 'DIVIDED',
  createdAt: `2026-01-${day + 1}T00:00:00.000Z`,
  ...over,
})
const rows = [
  income(13, '25.06'),
  income(13, '20.00', { source: 'SMART', orderNo: 'SM202601100000000003' }),
  income(12, '25.00'),
]
const summary = { total: '70.06', today: '45.06', bySource: { SAVINGS: '50.06', SMART: '20.00' } }
const tiers = [
  { from: '500.00', below: '19801.00', dailyRate: '0.0025' },
  { from: '19801.00', below: null, dailyRate: '0.0030' },
]

function show(answers: Record<string, FakeAnswer> = {}, link = '/profile/income') {
  return renderWithBackend(
    <PageGate name="income">
      <IncomePage />
    </PageGate>,
    {
      link,
      serverTime: '2026-01-14T10:00:00.000Z',
      answers: {
        list: () => ({ result: pageOf(rows, { summary }) }),
        listTransaction: () => ({ result: pageOf([]) }),
        getUserInfo: () => ({ result: sampleUser('10070.06') }),
        getParamByKey: () => ({
          result: { key: 'savings.tiers', value: tiers, updatedAt: '2026-01-01T00:00:00.000Z' },
        }),
        setSavings: () => ({ code: '20005' }),
        ...answers,
      },
    },
  )
}
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''
const savings = () => screen.findByRole('region', { name: 'Savings' })

describe('income', () => {
  beforeEach(async () => {
    await startTestI18n('income', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  it('shows the sum of its rows, each source, and the days', async () => {
    show()
    const sums = await screen.findByRole('region', { name: 'Income' })
    expect(text(sums)).toMatch(/70\.06 ?USD.*sum of 3 rows.*Savings\+50\.06.*Smart plans\+20\.00/)
    expect(screen.getByRole('img', { name: /70\.06.*2 days.*Jan 13, 2026.*45\.06/ })).toBeDefined()
    expect(within(screen.getByRole('table', { name: 'Rows' })).getAllByRole('row')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'Smart plans' }).getAttribute('href')).toBe(
      '/trading/order?id=SM202601100000000003',
    )
  })

  it('asks for one source and for days, and keeps them in the link', async () => {
    const { sentTo, place } = show()
    fireEvent.change(await screen.findByLabelText('Source'), { target: { value: 'SMART' } })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-10' } })
    await waitFor(() => expect(place.current).toBe('/profile/income?source=SMART&from=2026-01-10'))
    await waitFor(() => expect(sentTo('list').at(-1)?.query.get('from')).toBe('2026-01-10'))
    expect(sentTo('list').at(-1)?.query.get('source')).toBe('SMART')
  })

  it('says what to do when there is none, and leads out of a filter', async () => {
    const none = {
      list: () => ({ result: pageOf([], { summary: { total: '0.00', today: '0.00', bySource: {} } }) }),
    }
    show(none, '/profile/income?source=INVITE')
    expect(await screen.findByText('No income in this range')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(await screen.findByRole('link', { name: 'Look at the plans' })).toBeDefined()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true
    show({ list: () => (isDown ? { code: '10018' } : { result: pageOf(rows, { summary }) }) })
    expect(await screen.findByText('Your income could not be loaded')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Rows' })).toBeDefined()
  })

  it('sends the demo account to the real one, because it earns nothing', async () => {
    setMode('demo')
    const { sent } = show()
    expect(await screen.findByText('Income belongs to the real account')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Switch to a real account' })).toBeDefined()
    expect(sent).toEqual([])
  })
})

describe('the savings card', () => {
  beforeEach(async () => {
    await startTestI18n('income', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  it('shows each rate by day and by year, simple and compounded, and the next credit', async () => {
    show()
    const card = await savings()
    await within(card).findByRole('table')
    expect(text(card)).toMatch(/basis, so far10,070\.06 ?USD.*\+25\.18 ?USD.*at .*Jan 15, 00:00.* UTC/)
    expect(text(card)).toMatch(/0\.25 %91\.25 %148\.77 %/)
    expect(within(card).getByText('yours now')).toBeDefined()
  })

  it('counts what came in today from tomorrow on, and the credits of midnight from today', async () => {
    const movement = (id: string, at: string, amount: string, balanceAfter: string) => ({
      id,
      ref: '2026-01-13',
      kind: 'SAVINGS',
      amount,
      balanceAfter,
      at: `2026-01-14T${at}.000Z`,
    })
    show({
      listTransaction: () => ({
        result: pageOf([
          movement('2', '09:00:00', '8000.00', '10070.06'),
          movement('1', '00:00:00', '25.06', '2070.06'),
        ]),
      }),
    })
    const card = await savings()
    await within(card).findByRole('table')
    expect(text(card)).toMatch(/basis, so far2,070\.06 ?USD.*\+5\.18 ?USD/)
  })

  it('says what switching off means before it does, and that it did', async () => {
    const { sentTo } = show()
    fireEvent.click(await screen.findByRole('switch', { name: 'Earn daily interest' }))
    const question = await screen.findByRole('dialog', { name: 'Switch savings off?' })
    expect(sentTo('setSavings')).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: 'Switch savings off' }))
    await waitFor(() => expect(toastStore.get()?.text).toBe('Savings are off.'))
    expect(sentTo('setSavings')[0]?.body).toEqual({ enabled: false })
  })

  it('shows a refusal in the reader’s words', async () => {
    show({ setSavings: () => ({ code: '10008' }) })
    fireEvent.click(await screen.findByRole('switch', { name: 'Earn daily interest' }))
    const question = await screen.findByRole('dialog', { name: 'Switch savings off?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Switch savings off' }))
    expect(await within(question).findByText(/Your account cannot do this/)).toBeDefined()
  })
})
