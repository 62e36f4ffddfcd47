import { type LanguageCode, languageOf, languages } from '@swx/locales/languages'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { SupportContext } from '#core/errors/support-context.ts'
import { sessionStore, signIn, signOut } from '#core/session/session-store.ts'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SearchDialog } from './search-dialog.tsx'

const instrument = (id: string, code: string, name: string, type: number) => ({
  id,
  code,
  name,
  type,
  price: 52_100,
  zdf: 1.2,
  hundred: [],
  session: 'OPEN',
  priceDecimals: 2,
  tickSize: 0.01,
  source: 'simulated',
})
const answers = {
  listMarketByType: () => ({
    result: [
      instrument('1', 'EURUSD', 'Euro / US dollar', 1),
      instrument('54', 'BTC', 'Bitcoin', 2),
      instrument('55', 'BTCX', 'Bitcoin index', 2),
    ],
  }),
  listContents: () => ({ result: [{ id: 'c-223', title: 'How long does a withdrawal take?', type: 4 }] }),
  listOrder: () => ({ result: pageOf([]) }),
  listOptionsOrder: () => ({ result: pageOf([]) }),
  listTransaction: () => ({
    result: pageOf([
      {
        id: 'tx-1',
        ref: 'RC202601100000000001',
        kind: 'DEPOSIT',
        amount: '500.00',
        balanceAfter: '500.00',
        at: '2026-01-10T10:00:00.000Z',
      },
    ]),
  }),
  listSmartOrder: () => ({ result: pageOf([]) }),
  listWithdrwal: () => ({ result: pageOf([]) }),
  listLoanRecord: () => ({ result: pageOf([]) }),
  listNft: () => ({ result: pageOf([]) }),
  logout: () => ({ result: null }),
}

const forgotSecurityPassword: Record<LanguageCode, string> = {
  zh: '忘记安全密码',
  en: 'forgot security password',
  ja: 'セキュリティパスワードを忘れた',
  ko: '보안 비밀번호 분실',
  de: 'Sicherheitspasswort vergessen',
  fr: 'mot de passe de sécurité oublié',
  it: 'password di sicurezza dimenticata',
  ar: 'نسيت كلمة مرور الأمان',
  hk: '忘記安全密碼',
  es: 'contraseña de seguridad olvidada',
}

const supported: string[] = []

function Search() {
  const [open, setOpen] = useState(false)
  return (
    <SupportContext value={() => supported.push('opened')}>
      <main tabIndex={-1}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <SearchDialog open={open} onClose={() => setOpen(false)} />
      </main>
    </SupportContext>
  )
}

const show = (overrides: Partial<typeof answers> = {}) => {
  supported.length = 0
  const backend = renderWithBackend(<Search />, { answers: { ...answers, ...overrides } })
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { ...backend, opener }
}
const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string, rest: object = {}) => fireEvent.keyDown(field(), { key, ...rest })
const chosen = () => screen.getByRole('option', { selected: true })

describe('the search of everything', () => {
  beforeEach(async () => {
    await startTestI18n('search', 'market', 'history', 'account', 'settings', 'security', 'notifications')
    localStorage.clear()
    signOut()
    modeStore.set('real')
  })
  afterEach(cleanup)

  it('chooses the first result, moves by arrows in a circle, and opens by Enter', async () => {
    const { place } = show()
    type('btc/usdt')
    await waitFor(() => expect(chosen().textContent).toContain('Bitcoin · Crypto'))
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
    type('bitcoin')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    press('ArrowDown')
    expect(chosen().textContent).toContain('Bitcoin index')
    press('ArrowDown')
    press('Enter')
    await waitFor(() => expect(place.current).toBe('/cruuency?code=BTC&type=2&id=54'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the name of an instrument and its category each in its own direction, the name first', async () => {
    show()
    type('eurusd')
    await waitFor(() => expect(chosen().textContent).toContain('Euro / US Dollar'))
    expect([...chosen().querySelectorAll('bdi')].map((piece) => piece.textContent)).toEqual([
      'EURUSD',
      'Euro / US Dollar',
      'Forex',
      '52,100.00',
      '+1.20%',
    ])
  })

  it('leaves Enter to the end of a Chinese, Japanese or Korean word', async () => {
    const { place } = show()
    type('eurusd')
    await waitFor(() => expect(chosen().textContent).toContain('Euro / US Dollar'))
    press('Enter', { isComposing: true })
    expect(place.current).toBe('/')
  })

  it('gives focus back to what opened it', () => {
    const { opener } = show()
    expect(document.activeElement).toBe(field())
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(document.activeElement).toBe(opener)
  })

  it('finds help and pages for a visitor, and asks for no records', async () => {
    const { sent } = show()
    type('withdraw')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
        '/profile/withdraw',
        '/profile/security#security-password',
        '/help/faq?id=c-223',
      ]),
    )
    expect(new Set(sent.map(({ operation }) => operation))).toEqual(
      new Set(['listMarketByType', 'listContents']),
    )
  })

  it('finds what has a wrong letter, whole words before beginnings', async () => {
    show({
      listMarketByType: () => ({
        result: [
          instrument('7', 'GS', 'Goldman Sachs', 5),
          instrument('8', 'XAUUSD', 'Gold / US dollar', 4),
          instrument('9', 'ETH', 'Ethereum', 2),
        ],
      }),
    })
    type('etherum')
    await waitFor(() => expect(chosen().textContent).toContain('Ethereum'))
    type('gold')
    await waitFor(() => expect(chosen().textContent).toContain('XAUUSD'))
    expect(screen.getAllByRole('option')[1]?.textContent).toContain('Goldman')
    type('sell eth')
    await waitFor(() => expect(chosen().textContent).toContain('Ethereum'))
  })

  it.each([
    ['dark mode', 'Appearance', '/profile#theme'],
    ['month by month', 'Profit and loss', '/profile/performance'],
    ['delete my account', 'Close account', '/profile/settings#closing'],
    ['payout', 'Withdraw', '/profile/withdraw'],
    ['reset demo', 'Reset demo', '/profile/settings#demo-account'],
    ['get a loan', 'Apply for a loan', '/loan/apply'],
  ])('leads from “%s” to %s', async (typed, title, href) => {
    show()
    type(typed)
    await waitFor(() => expect(chosen().textContent).toContain(title))
    expect(chosen().getAttribute('href')).toBe(href)
  })

  it.each(languages)(
    'leads a user who has forgotten the security password to it, in $name',
    async ({ code }) => {
      await act(() => changeLanguage(languageOf(code)))
      try {
        show()
        type(forgotSecurityPassword[code])
        await waitFor(() => expect(chosen().getAttribute('href')).toBe('/profile/security#security-password'))
      } finally {
        await act(() => changeLanguage(languageOf('en')))
      }
    },
  )

  it('tells a visitor what needs a log-in, and a user no more', async () => {
    show()
    type('withdraw')
    await waitFor(() => expect(chosen().textContent).toContain('Log in first'))
    type('log out')
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Log out/ })).toBeNull())
    cleanup()
    signIn({ token: 't-1', userName: 'marta_k' })
    show()
    type('withdraw')
    await waitFor(() => expect(chosen().textContent).toBe('WithdrawAccount'))
  })

  it('leads a user to the settings of the account', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    const { place } = show()
    type('languge')
    await waitFor(() => expect(chosen().textContent).toContain('Language'))
    expect(chosen().getAttribute('href')).toBe('/profile/settings#language')
    press('Enter')
    await waitFor(() => expect(place.current).toBe('/profile/settings'))
  })

  it('logs out', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    const { sentTo } = show()
    type('log out')
    await waitFor(() => expect(chosen().textContent).toContain('Log out'))
    press('Enter')
    await waitFor(() => expect(sessionStore.get().user).toBeUndefined())
    expect(sentTo('logout')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks before it switches the account, and gives focus back', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    const { opener } = show()
    type('play money')
    await waitFor(() => expect(chosen().textContent).toContain('Switch to DEMO'))
    press('Enter')
    const question = await screen.findByRole('dialog', { name: 'Switch to the demo account?' })
    expect(modeStore.get()).toBe('real')
    fireEvent.click(within(question).getByRole('button', { name: /Switch to DEMO/ }))
    expect(modeStore.get()).toBe('demo')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('opens support', async () => {
    show()
    type('contact')
    await waitFor(() => expect(chosen().textContent).toContain('Online support'))
    fireEvent.click(chosen())
    expect(supported).toEqual(['opened'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds an own record by its number', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show()
    type('RC2026 0110')
    await waitFor(() => expect(chosen().textContent).toContain('RC202601100000000001'))
    expect(chosen().textContent).toContain('+500.00\u00a0USD')
    expect(chosen().getAttribute('href')).toBe(
      '/profile/transactions?kind=DEPOSIT&from=2026-01-10&to=2026-01-10',
    )
  })

  it('leaves out what belongs to the real account while the demo account is in use', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    modeStore.set('demo')
    const { sentTo } = show()
    await waitFor(() => expect(sentTo('listTransaction')).toHaveLength(1))
    expect(sentTo('listWithdrwal')).toEqual([])
    expect(sentTo('listLoanRecord')).toEqual([])
  })

  it('shows all results, or those of one group, each with their number', async () => {
    show()
    type('b')
    const groups = await screen.findByRole('group', { name: 'Show' })
    await waitFor(() => expect(within(groups).getByRole('button', { name: /^Instruments/ })).toBeDefined())
    fireEvent.click(within(groups).getByRole('button', { name: 'Instruments 2' }))
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('remembers what led somewhere, runs it again by a press, and forgets it when asked or logged out', async () => {
    show()
    type('euro')
    await waitFor(() => expect(chosen().textContent).toContain('EURUSD'))
    press('Enter')
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'euro' }))
    await waitFor(() => expect(chosen().textContent).toContain('EURUSD'))
    type('')
    fireEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('button', { name: 'euro' })).toBeNull()
    expect(localStorage.getItem('swx.searches')).toBeNull()
  })

  it('says that nothing fits and what to do next, and after a failure that results may be missing', async () => {
    show()
    type('zzzz')
    expect(await screen.findByText('No results for “zzzz”')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Search the answers' }).getAttribute('href')).toBe('/help?q=zzzz')
    expect(screen.getByRole('link', { name: 'See all markets' }).getAttribute('href')).toBe('/market')
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supported).toEqual(['opened'])
    cleanup()
    show({
      listMarketByType: () => {
        throw new Error('offline')
      },
    })
    type('deposit')
    expect(await screen.findByText(/results may be missing/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  })
})
