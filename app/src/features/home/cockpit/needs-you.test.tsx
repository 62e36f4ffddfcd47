import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { OpenPosition } from './margin-alerts.ts'
import { NeedsYou, type NeedsYouProps } from './needs-you.tsx'
import { putOffStore } from './put-off-steps.ts'

/** Paid out on 12 January for 30 days, due at the end of 11 February; five closes late on 17 February. */
const late = {
  loanNo: 'LN202601120000000002',
  amount: '1000.00',
  termDays: 30,
  dailyRate: '0.0010',
  interestFreeDays: 1,
  overdueDailyRate: '0.0015',
  overdueCap: '0.30',
  status: 'OVERDUE',
  disbursedAt: '2026-01-12T10:01:00.000Z',
  accruedInterest: '29.00',
  overdueInterest: '7.50',
  outstanding: '1036.50',
}
const user = (given: object = {}, real: object = {}) => {
  const known = sampleUser('1536.59')
  return {
    ...known,
    ...given,
    accounts: { ...known.accounts, real: { ...known.accounts.real, ...real } },
  } as unknown as NeedsYouProps['user']
}
const debtor = (available = '1536.59') => user({}, { loanDebt: '1036.50', available })
const calm: OpenPosition = { orderNo: 'LV1', code: 'BTC', stopLoss: 50, margin: '100.00', unrealised: '0.00' }

const show = (
  known: NeedsYouProps['user'],
  rest: Partial<NeedsYouProps> = {},
  answers: Record<string, FakeAnswer> = {},
) =>
  renderWithBackend(<NeedsYou user={known} {...rest} />, {
    serverTime: '2026-02-17T10:00:00.000Z',
    answers: {
      listWithdrwal: () => ({ result: pageOf([]) }),
      listRecharge: () => ({ result: pageOf([]) }),
      listLoanRecord: ({ query }) => ({ result: pageOf(query.get('status') === 'OVERDUE' ? [late] : []) }),
      ...answers,
    },
  })
const words = (element: Element) =>
  (element.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const rows = () => screen.getAllByRole('listitem').map(words)

describe('what needs the user now', () => {
  beforeEach(async () => {
    await startTestI18n('cockpit', 'loans', 'money', 'errors')
    putOffStore.set([])
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('is an overdue loan: days late, the amount today, the cost of a day, and repaying it', async () => {
    show(debtor())
    const card = words(await screen.findByRole('region', { name: /Loan overdue/ }))
    expect(card).toContain('Loan overdue by 5 days')
    expect(card).toMatch(
      /Owed as of today1,036\.50\s?USD.*Each further day1\.50\s?USD.*Late interest so far7\.50\s?USD/,
    )
    expect(card).toContain('After you repay, 500.09 USD will still be available.')
    expect(card).toContain('Late interest stops at 300.00 USD.')
    expect(screen.getByRole('link', { name: /Repay .*1,036\.50/ }).getAttribute('href')).toBe(
      '/loan/record?no=LN202601120000000002',
    )
  })

  it('stays one line while the card of the overdue loan is scrolled away, above the page and not below it', async () => {
    let report: (entry: object) => void = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: object[]) => void) {
          report = (entry) => callback([entry])
        }
        observe() {}
        disconnect() {}
      },
    )
    show(debtor())
    await screen.findByRole('region', { name: /Loan overdue/ })
    const line = () => screen.queryByRole('region', { name: 'Overdue' })
    expect(line()).toBeNull()
    act(() => report({ isIntersecting: false, boundingClientRect: { top: 900 } }))
    expect(line()).toBeNull()
    act(() => report({ isIntersecting: false, boundingClientRect: { top: -300 } }))
    const link = within(line() as HTMLElement).getByRole('link')
    expect(words(link)).toMatch(/^Overdue 1,036\.50\s?USDRepay today$/)
    expect(link.getAttribute('href')).toBe('/loan/record?no=LN202601120000000002')
    act(() => report({ isIntersecting: true, boundingClientRect: { top: 60 } }))
    expect(line()).toBeNull()
    vi.unstubAllGlobals()
  })

  it('says what is missing to repay it', async () => {
    show(debtor('286.59'))
    const card = words(await screen.findByRole('region', { name: /Loan overdue/ }))
    expect(card).toMatch(/Short by749\.91\s?USD/)
    expect(card).not.toContain('After you repay')
    expect(screen.getByRole('link', { name: 'If you can’t repay' })).toBeDefined()
  })

  it('says on the demo account, too, that money is owed: a debt does not wait', async () => {
    act(() => setMode('demo'))
    show(debtor())
    expect(words(await screen.findByRole('listitem'))).toMatch(/Owed on your real account 1,036\.50\s?USD/)
    expect(screen.getByRole('link', { name: /See your loan/ }).getAttribute('href')).toBe('/loan/record')
  })

  it('goes by urgency: margin, reviews, the lock with the operator’s words', async () => {
    const known = user({ paymentLocked: true, kycStatus: 'PENDING_REVIEW' })
    const positions = [
      { ...calm, orderNo: 'LV2', code: 'ETH', stopLoss: undefined },
      { ...calm, orderNo: 'LV3', code: 'XAUUSD', unrealised: '-25.00' },
      calm,
    ]
    show(
      known,
      { positions },
      {
        listWithdrwal: () => ({
          result: pageOf([{ orderNo: 'WD1', amount: '500.00', submittedAt: '2026-02-16T12:00:00.000Z' }]),
        }),
        locked: () => ({
          result: {
            ...{ locked: true, reason: 'OPERATOR', note: 'We are checking a transfer.', until: null },
            ...{ withdrawalsPausedUntil: null, contactUrl: '', hasPassword: true, attemptsLeft: 5 },
          },
        }),
      },
    )
    await screen.findByText('We are checking a transfer.')
    await waitFor(() => expect(rows()).toHaveLength(5))
    expect(
      rows().map((row) => row.match(/^(XAUUSD is close|ETH has no|Withdrawal|Identity|Payments are)/)?.[0]),
    ).toEqual(['XAUUSD is close', 'ETH has no', 'Withdrawal', 'Identity', 'Payments are'])
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/profile/orders/detail?no=LV3',
      '/profile/orders/detail?no=LV2',
      '/profile/withdraw/detail?no=WD1',
      '/loan/kyc',
      '/profile/security#lock',
    ])
  })

  it('has the primary button in the first row only, and lets every row be put off', async () => {
    const positions = [
      { ...calm, orderNo: 'LV2', code: 'ETH', stopLoss: undefined },
      { ...calm, orderNo: 'LV3', code: 'XAUUSD', unrealised: '-25.00' },
    ]
    show(user({ kycStatus: 'PENDING_REVIEW' }), { positions })
    const isPrimary = (row: HTMLElement) =>
      within(row).getByRole('link').className.split(' ').includes('bg-accent')
    await waitFor(() => expect(screen.getAllByRole('listitem').map(isPrimary)).toEqual([true, false, false]))
    expect(screen.getByText('most urgent first')).toBeDefined()
    for (const left of [2, 1]) {
      const [row] = screen.getAllByRole('listitem')
      fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /Not now/ }))
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(left))
      expect(isPrimary(screen.getAllByRole('listitem')[0] as HTMLElement)).toBe(true)
    }
    fireEvent.click(screen.getByRole('button', { name: /Not now/ }))
    await waitFor(() => expect(screen.queryByText('Needs your attention')).toBeNull())
  })

  it('leaves the primary button to an overdue loan, which is one line once it is put off for the day', async () => {
    show(debtor(), { positions: [{ ...calm, stopLoss: undefined }] })
    const card = await screen.findByRole('region', { name: /Loan overdue/ })
    expect(within(screen.getByRole('listitem')).getByRole('link').className).not.toMatch(
      /(^| )bg-accent( |$)/,
    )
    fireEvent.click(within(card).getByRole('button', { name: /Not now/ }))
    const line = await screen.findByRole('region', { name: 'Overdue' })
    expect(words(line)).toMatch(/^Overdue 1,036\.50\s?USDRepay today$/)
    expect(putOffStore.get().join()).toMatch(/overdue LN202601120000000002 2026-02-17$/)
  })

  it('is nothing where nothing is', async () => {
    const { sentTo } = show(user(), { positions: [calm] })
    await waitFor(() => expect(sentTo('listRecharge')).toHaveLength(1))
    expect(document.body.textContent).toBe('')
    expect(sentTo('listLoanRecord').every(({ query }) => query.get('status') !== 'OVERDUE')).toBe(true)
  })
})
