import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ProfileRoute } from './profile.tsx'

const day = (at: string, equity: string, income: string) => ({
  at: `2026-01-${at}T00:00:00.000Z`,
  equity,
  deposits: '0.00',
  withdrawals: '0.00',
  income,
  bySource: income.startsWith('-') ? { ORDER: income } : { SMART: income },
})
const movement = {
  id: '1',
  ref: 'SM202601100000000003',
  kind: 'SMART_YIELD',
  amount: '20.00',
  balanceAfter: '18240.55',
  at: '2026-01-10T00:00:00.000Z',
}

const show = (user: object = sampleUser(), answers: Record<string, FakeAnswer> = {}, link = '/profile') =>
  renderWithBackend(<ProfileRoute />, {
    link,
    answers: {
      getUserInfo: () => ({ result: user }),
      equityHistory: () => ({
        result: [
          day('08', '18000.55', '5.00'),
          day('09', '18190.55', '190.00'),
          day('10', '18160.55', '-30.00'),
        ],
      }),
      listTransaction: () => ({ result: pageOf([movement]) }),
      ...answers,
    },
  })
const empty: FakeAnswer = () => ({ result: pageOf([]) })
const waitingForNothing = {
  listWithdrwal: empty,
  listRecharge: empty,
  listLoanRecord: empty,
  listOrder: empty,
}
const withProfit = (mode: 'real' | 'demo', profit: object) => {
  const user = sampleUser()
  const account = { ...user.accounts[mode], profit: { ...user.accounts[mode].profit, ...profit } }
  return { ...user, accounts: { ...user.accounts, [mode]: account } }
}
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the account page', () => {
  beforeEach(async () => {
    await startTestI18n('account', 'balance', 'cockpit', 'errors', 'history', 'income', 'loans', 'money')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
  })

  it('shows the balance of the account in use, which account that is, and the state of the identity check', async () => {
    show()
    const main = (await screen.findByText('Equity')).closest('section') as HTMLElement
    expect(text(main)).toContain('18,240.55')
    expect(within(main).getByText('REAL')).toBeDefined()
    expect(screen.getAllByText('Verified').length).toBeGreaterThan(0)
  })

  it('has what needs the user above equity', async () => {
    show({ ...sampleUser(), kycStatus: 'PENDING_REVIEW' }, { ...waitingForNothing })
    await screen.findByText('Needs your attention')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Needs your attention', 'Equity'])
  })

  it('keeps what it shows when it cannot be asked for again: what a user has open in it stays', async () => {
    let isFailing = false
    const { sentTo } = show(sampleUser(), {
      getUserInfo: () => (isFailing ? { code: '10500' } : { result: sampleUser() }),
    })
    const equity = await screen.findByText('Equity')
    isFailing = true
    for (const asked of [1, 2]) {
      window.dispatchEvent(new Event('visibilitychange'))
      // It is asked again only once the one before has failed.
      await waitFor(() => expect(sentTo('getUserInfo').length).toBeGreaterThan(asked))
    }
    expect(equity.isConnected).toBe(true)
    expect(screen.queryByText('We couldn’t load your account')).toBeNull()
  })

  it('shows the user name and nothing to change it with', async () => {
    show()
    const name = await screen.findByText('Username')
    expect(name.nextElementSibling?.textContent).toBe('marta_k')
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryByRole('button', { name: /edit|change|rename/i })).toBeNull()
  })

  it('says that the demo account is disabled and offers no switch to it', async () => {
    show({ ...sampleUser(), demoEnabled: false })
    expect(await screen.findByText('The demo account is disabled. Switch to the real account.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^DEMO/ }).disabled).toBe(true)
  })

  it('shows profit and loss over the days chosen, from the ledger and today’s figures, and how equity came from it', async () => {
    const { place, sentTo } = show(withProfit('real', { total: '500.00', today: '80.00' }))
    const card = await screen.findByRole('region', { name: 'Profit and loss' })
    await waitFor(() => expect(text(card)).toContain('+240.00'))
    const equity = screen.getByRole('region', { name: 'Equity' })
    expect(text(equity)).toContain('+240.00 USD since 8 Jan 2026')
    expect(text(card)).toMatch(/Equity on 8 Jan 2026 ?18,000\.55 ?Money in, less money out ?0\.00/)
    expect(text(card)).toMatch(/Profit and loss.*\+240\.00.*Equity now.*18,240\.55\s?USD/)
    expect(
      await within(card).findByRole('img', {
        name: /\+240\.00\sUSD.*Highest .*\+240\.00\sUSD.*lowest .*0\.00\sUSD/,
      }),
    ).toBeDefined()

    press('Show as table')
    const rows = within(within(card).getByRole('table')).getAllByRole('row').slice(1).map(text)
    expect(rows.map((row) => row.match(/[+−][\d.]+/)?.[0])).toEqual(['+80.00', '−30.00', '+190.00'])
    press('1W')
    await waitFor(() => expect(place.current).toBe('/profile?range=1W'))
    expect(sentTo('equityHistory').at(-1)?.query.get('step')).toBe('booking')
  })

  it.each([
    ['real', '0.00', 'Interest, plans, positions and fees will appear here.', 'Deposit', '/profile/deposit'],
    ['real', '500.00', 'Interest, plans, positions and fees will appear here.', 'Smart trading', '/trading'],
    ['demo', '100000.00', 'Positions and options will appear here once you trade.', 'Markets', '/market'],
  ] as const)(
    'leads a new %s account with %s to its next step instead of an empty chart',
    async (mode, equity, what, next, href) => {
      setMode(mode)
      const user = withProfit(mode, { total: '0.00', today: '0.00', bySource: {}, todayBySource: {} })
      const account = { ...user.accounts[mode], equity }
      const accounts = { ...user.accounts, [mode]: account }
      show(
        { ...user, createdAt: '2026-01-10T15:10:00.000Z', accounts },
        { equityHistory: () => ({ result: [day('10', '0.00', '0.00')] }) },
      )
      const card = await screen.findByRole('region', { name: 'Profit and loss' })
      expect(await within(card).findByText('No profit or loss yet')).toBeDefined()
      expect(within(card).getByText(what)).toBeDefined()
      expect(within(card).getByRole('link', { name: next }).getAttribute('href')).toBe(href)
      expect(within(card).queryByRole('img')).toBeNull()
      expect(within(card).queryByRole('button', { name: '24 h' })).toBeNull()
      expect(screen.queryByText('Where the result came from')).toBeNull()
    },
  )

  it('asks for days of one’s own, and says so where there are none', async () => {
    const { place } = show()
    await screen.findByRole('region', { name: 'Profit and loss' })
    press('Custom')
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2025-12-24' } })
    await waitFor(() => expect(place.current).toBe('/profile?range=custom&to=2025-12-24'))
    expect(screen.getByText('No days to show')).toBeDefined()
  })

  it('keeps the figures when profit and loss cannot be had, and tries again', async () => {
    let isDown = true
    show(sampleUser(), {
      equityHistory: () => (isDown ? { code: '10050' } : { result: [day('10', '18160.55', '-30.00')] }),
    })
    expect(await screen.findByText('We couldn’t load your profit and loss')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Equity' })).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t load your profit and loss')).toBeNull())
  })

  it('says where profit and loss of the days chosen came from, in parts that add up to it', async () => {
    show(withProfit('real', { total: '500.00', today: '80.00', todayBySource: { SAVINGS: '80.00' } }))
    const title = await screen.findByRole('heading', { name: 'Where the result came from' })
    const card = title.closest('section') as HTMLElement
    expect(text(card)).toContain('since 8 Jan 2026')
    expect(text(card)).toMatch(
      /Where the result came from.*Interest on cash.*\+80\.00.*Plans.*\+190\.00.*positions.*−30\.00.*Total.*\+240\.00/,
    )
    press('Custom')
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-01-09' } })
    await waitFor(() => expect(within(card).getByText(/to 10 Jan 2026/)).toBeDefined())
  })

  it('leads to the settings, and has none of them itself', async () => {
    show()
    const ways = (await screen.findByText('Manage your account')).closest('section') as HTMLElement
    expect(
      within(ways)
        .getByRole('link', { name: /Settings/ })
        .getAttribute('href'),
    ).toBe('/profile/settings')
    expect(screen.queryByText('Google')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Dark' })).toBeNull()
  })

  it('leads to the balance, the history and every other page of the account', async () => {
    show()
    await screen.findByText('Manage your account')
    for (const path of ['balance', 'deposit', 'transactions', 'income', 'orders'])
      expect(
        screen.getAllByRole('link').some((link) => link.getAttribute('href') === `/profile/${path}`),
      ).toBe(true)
  })

  it('marks on the demo account what needs the real one', async () => {
    setMode('demo')
    show()
    const ways = (await screen.findByText('Manage your account')).closest('section') as HTMLElement
    expect(text(within(ways).getByRole('link', { name: /Deposit/ }))).toContain('REAL')
    expect(text(within(ways).getByRole('link', { name: /Orders/ }))).not.toContain('REAL')
  })

  it('tells a visitor what there is after logging in, and how to', () => {
    signOut()
    show()
    expect(screen.getByText('Log in to see your account')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('/pass/login')
  })
})
