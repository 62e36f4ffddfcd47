import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { BalanceRoute } from './balance.tsx'

vi.mock('#lib/csv/download-text.ts', () => ({ downloadText: vi.fn() }))

const user = sampleUser('18240.55')
const real = {
  ...user.accounts.real,
  held: '600.00',
  inSmart: '5000.00',
  inMargin: '361.67',
  equity: '24221.22',
  profit: {
    total: '19.00',
    today: '19.00',
    unrealised: '19.00',
    bySource: { ORDER: '19.00' },
    todayBySource: { ORDER: '19.00' },
  },
}
const movement = (id: string, kind: string, amount: string, balanceAfter: string) => ({
  id,
  ref: 'SM202601100000000003',
  kind,
  amount,
  balanceAfter,
  at: '2026-01-10T00:00:00.000Z',
})
const today = [
  movement('2', 'SMART_YIELD', '20.00', '18240.55'),
  movement('1', 'SAVINGS', '45.60', '18220.55'),
]
const plan = { orderNo: 'SM202601100000000003', productName: 'Crypto index plan', amount: '5000.00' }
const position = {
  orderNo: 'LV202601100000000001',
  code: 'EURUSD',
  direction: 'LONG',
  lots: '0.10',
  contractSize: '100000',
  leverage: 30,
  openPrice: 1.085,
  margin: '361.67',
  unrealised: '24.00',
}

const show = (answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(<BalanceRoute />, {
    link: '/profile/balance',
    answers: {
      getUserInfo: () => ({ result: { ...user, accounts: { ...user.accounts, real } } }),
      listTransaction: () => ({ result: pageOf(today) }),
      listSmartOrder: () => ({ result: pageOf([plan]) }),
      listOrder: () => ({ result: pageOf([position]) }),
      listOptionsOrder: () => ({ result: pageOf([]) }),
      listWithdrwal: ({ query }) => ({
        result: pageOf(
          query.get('status') === 'APPROVED' ? [] : [{ orderNo: 'WD202601100000000093', amount: '500.00' }],
        ),
      }),
      listNft: () => ({
        result: pageOf([
          { id: 'n-1', title: 'Kite', myBid: '100.00', leading: true },
          { id: 'n-2', title: 'Boat', myBid: '70.00', leading: false },
        ]),
      }),
      listLoanRecord: () => ({ result: pageOf([]) }),
      equityHistory: () => ({
        result: [
          {
            at: '2026-01-01T00:00:00.000Z',
            equity: '24202.22',
            deposits: '0.00',
            withdrawals: '0.00',
            income: '0.00',
            bySource: {},
          },
        ],
      }),
      ...answers,
    },
  })
const text = (element: Element) => element.textContent?.replace(/[\s\u2066\u2069]+/g, ' ') ?? ''
const card = async () => within(await screen.findByRole('region', { name: 'Breakdown' }))
const figure = async (name: string) => {
  const summary = (await card()).getByText(name, { selector: 'summary span' })
  return summary.closest('details') as HTMLDetailsElement
}

describe('the balance page', () => {
  beforeEach(async () => {
    await startTestI18n('balance', 'account', 'history', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    vi.mocked(downloadText).mockReset()
  })

  it('shows the sum of the available balance: the day before and today’s transactions by kind', async () => {
    show()
    expect(text(await figure('Available balance'))).toMatch(
      /At the end of 9 Jan 2026 ?18,174\.95 ?Daily payment of a plan ?\+20\.00 ?Interest on cash ?\+45\.60 ?Available balance ?18,240\.55/,
    )
  })

  it('shows what is in plans, on hold and in margin entry by entry, with the formula of a margin', async () => {
    show()
    expect(text(await figure('In plans'))).toMatch(/Crypto index plan ?5,000\.00/)
    const held = text(await figure('On hold'))
    expect(held).toMatch(/Withdrawal WD202601100000000093 ?500\.00 ?Bid for Kite ?100\.00/)
    expect(held).not.toContain('Boat')
    expect(text(await figure('Margin in use'))).toMatch(/EURUSD ?: 10,000 × 1\.085 ÷ 30 ?361\.67/)
    expect(text(await figure('Loan debt'))).toContain('You have no loan.')
    const link = within(await figure('Margin in use')).getByRole('link')
    expect(link.getAttribute('href')).toBe('/profile/orders/detail?no=LV202601100000000001')
  })

  it('adds up: equity is at the prices of its own positions', async () => {
    show()
    expect(text(await figure('Unrealised profit and loss'))).toMatch(
      /\(price now − 1\.085\) × 10,000 ?\+24\.00/,
    )
    expect(text((await card()).getByText('Equity').parentElement as HTMLElement)).toMatch(/24,226\.22/)
    const month = await screen.findByRole('region', { name: 'The last 30\u00a0days' })
    await waitFor(() => expect(text(month)).toMatch(/24,202\.22.*\+24\.00.*Equity now ?24,226\.22/))
  })

  it('saves the figures with their sums as a file, under the sandbox label', async () => {
    show()
    fireEvent.click((await card()).getByRole('button', { name: 'Export these figures as CSV' }))
    const [name, file] = vi.mocked(downloadText).mock.calls[0] ?? []
    expect(name).toBe('swx-balance.csv')
    const lines = file?.split('\r\n') ?? []
    expect(lines[0]).toBe('"Sandbox – sample data, no real money"')
    expect(lines).toContain('Available balance,Interest on cash,45.60')
    expect(lines).toContain('Margin in use,"EURUSD: 10,000 × 1.085 ÷ 30",361.67')
    expect(lines.at(-2)).toBe('Equity,2026-01-10T15:20:00.000Z,24226.22')
  })

  it('puts every figure with its sum on paper', async () => {
    show()
    await card()
    const sheet = screen.getByRole('region', { name: 'Statement of your balance', hidden: true })
    expect(text(sheet)).toMatch(
      /marta_k.*Crypto index plan ?5,000\.00.*WD202601100000000093 ?500\.00.*Equity ?24,226\.22/,
    )
  })

  it('asks on the demo account for nothing that it does not have', async () => {
    setMode('demo')
    const { sentTo } = show({ listOrder: () => ({ result: pageOf([]) }) })
    await figure('Available balance')
    expect((await card()).queryByText('In plans')).toBeNull()
    expect(sentTo('listWithdrwal')).toHaveLength(0)
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('says what could not be loaded, keeps the transactions, and tries again', async () => {
    let isDown = true
    show({ listSmartOrder: () => (isDown ? { code: '10050' } : { result: pageOf([plan]) }) })
    expect(await screen.findByText('We couldn’t load your balance')).toBeDefined()
    expect(await screen.findByRole('table')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card()).toBeDefined()
  })
})
