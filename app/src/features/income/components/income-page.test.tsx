import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { isolateFigure } from '#core/format/figures.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { PageGate } from '#shell/page-gate.tsx'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
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
const user = (profit: object) => {
  const { accounts, ...rest } = sampleUser('10070.06')
  return { ...rest, accounts: { ...accounts, real: { ...accounts.real, profit } } }
}
const earned = {
  total: '70.06',
  today: '45.06',
  unrealised: '0.00',
  bySource: { SAVINGS: '50.06', SMART: '20.00' },
}
const point = (day: number, equity: string, income: string) => ({
  at: `2026-01-${day}T00:00:00.000Z`,
  equity,
  deposits: '0.00',
  withdrawals: '0.00',
  income,
})
const curve = [
  point(12, '0.00', '0.00'),
  { ...point(13, '10000.00', '0.00'), deposits: '10000.00' },
  point(14, '10025.00', '25.00'),
]
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
        getUserInfo: () => ({ result: user(earned) }),
        equityHistory: () => ({ result: curve }),
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
const savings = () => screen.findByRole('region', { name: 'Interest on cash' })

describe('income', () => {
  beforeEach(async () => {
    await startTestI18n('income', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
  })

  it('shows the profit in all and today, each product’s part, the days, and the sum of its rows', async () => {
    const { sentTo } = show()
    const head = await screen.findByRole('region', { name: 'Profit and loss' })
    expect(text(head)).toMatch(
      /\+70\.06\s?USDall time ?Today \(UTC\)\+45\.06\s?USD.*Interest on cash\+50\.06.*Plans\+20\.00/,
    )
    expect(
      await screen.findByRole('img', { name: /70\.06.*USD on 3\sdays.*14 Jan 2026.*45\.06/ }),
    ).toBeDefined()
    expect(sentTo('equityHistory')[0]?.query.get('to')).toBe('2026-01-15T00:00:00.000Z')
    const table = screen.getByRole('table', { name: 'Profit and loss by day' })
    expect(text(table.closest('section') as Element)).toMatch(/sum of 3 rows\+70\.06\s?USD/)
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'Plans' }).getAttribute('href')).toBe(
      '/trading/order?id=SM202601100000000003',
    )
  })

  it('says the same of today above the bars and in them, whatever was credited', async () => {
    const now = {
      total: '1359.17',
      today: '177.91',
      unrealised: '28.25',
      bySource: { SAVINGS: '1209.51', ORDER: '149.66', LOAN: '-3.00', WITHDRAWAL: '3.00' },
    }
    show({ getUserInfo: () => ({ result: user(now) }) }, '/profile/income?from=2026-01-14')
    const head = await screen.findByRole('region', { name: 'Profit and loss' })
    expect(text(head)).toMatch(
      /\+1,359\.17\s?USDall time ?of which unrealised \+28\.25\s?USD ?Today \(UTC\)\+177\.91/,
    )
    expect(text(head)).not.toMatch(/not counted/)
    expect(await screen.findByTitle(`14 Jan 2026: ${isolateFigure('+177.91 USD')}`)).toBeDefined()
  })

  it('puts what was credited today on today when one source is shown', async () => {
    show({}, '/profile/income?source=SAVINGS')
    expect(await screen.findByTitle(`14 Jan 2026: ${isolateFigure('+45.06 USD')}`)).toBeDefined()
    expect(screen.getByRole('button', { name: /Interest on cash/, pressed: true })).toBeDefined()
  })

  it('shows a loss as a loss, in the head and below the line of the days', async () => {
    const now = { total: '-206.95', today: '-230.00', unrealised: '0.00', bySource: { SMART: '-206.95' } }
    show({ getUserInfo: () => ({ result: user(now) }) })
    const head = await screen.findByRole('region', { name: 'Profit and loss' })
    expect(text(head)).toMatch(/−206\.95\s?USDall time.*Today \(UTC\)−230\.00.*Plans−206\.95/)
    const loss = (await screen.findByTitle(`14 Jan 2026: ${isolateFigure('−230.00 USD')}`))
      .firstElementChild as HTMLElement
    expect(Number.parseFloat(loss.style.insetBlockEnd)).toBe(0)
    expect(Number.parseFloat(loss.style.blockSize)).toBeCloseTo(90.2, 1)
  })

  it('shows a rate per day of what has one: neither the fee of a position nor the payout of an option', async () => {
    const traded = [
      income(13, '25.06'),
      income(13, '-40.83', { source: 'ORDER', base: '361.67', rate: '0.0005' }),
      income(13, '85.00', { source: 'OPTION', base: '100.00', rate: '0.85' }),
    ]
    show({ list: () => ({ result: pageOf(traded, { summary }) }) })
    const table = await screen.findByRole('table', { name: 'Profit and loss by day' })
    expect(text(table)).toContain('0.25%')
    expect(text(table)).not.toMatch(/0\.05%|85\.00%/)
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
    expect(await screen.findByText('No realised profit or loss in this period')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'See the plans' })).toBeDefined()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true
    show({ list: () => (isDown ? { code: '10018' } : { result: pageOf(rows, { summary }) }) })
    expect(await screen.findByText('We couldn’t load your profit and loss')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Profit and loss by day' })).toBeDefined()
  })

  it('sends the demo account to the real one, because it earns nothing', async () => {
    setMode('demo')
    const { sent } = show()
    expect(await screen.findByText('Profit and loss by day is for the real account only')).toBeDefined()
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
    expect(text(card)).toMatch(
      /Balance used today, so far10,070\.06\s?USD.*\+25\.18\s?USD.*on .*15 Jan, 00:00.* UTC/,
    )
    expect(text(card)).toMatch(/0\.25%91\.25%148\.77%/)
    expect(within(card).getByText('your tier')).toBeDefined()
  })

  it('counts what came in today from tomorrow on, and the credits of midnight from today', async () => {
    const transaction = (id: string, at: string, amount: string, balanceAfter: string) => ({
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
          transaction('2', '09:00:00', '8000.00', '10070.06'),
          transaction('1', '00:00:00', '25.06', '2070.06'),
        ]),
      }),
    })
    const card = await savings()
    await within(card).findByRole('table')
    expect(text(card)).toMatch(/Balance used today, so far2,070\.06\s?USD.*\+5\.18\s?USD/)
  })

  it('says what switching off means before it does, and that it did', async () => {
    const { sentTo } = show()
    fireEvent.click(await screen.findByRole('switch', { name: 'Earn daily interest' }))
    const question = await screen.findByRole('dialog', { name: 'Turn off interest on cash?' })
    expect(sentTo('setSavings')).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: 'Turn off interest' }))
    await waitFor(() => expect(toastStore.get()?.text).toBe('Interest on cash is off.'))
    expect(sentTo('setSavings')[0]?.body).toEqual({ enabled: false })
  })

  it('shows an error in the user’s words', async () => {
    show({ setSavings: () => ({ code: '10008' }) })
    fireEvent.click(await screen.findByRole('switch', { name: 'Earn daily interest' }))
    const question = await screen.findByRole('dialog', { name: 'Turn off interest on cash?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Turn off interest' }))
    expect(await within(question).findByText(/Your account can’t do this/)).toBeDefined()
  })
})
