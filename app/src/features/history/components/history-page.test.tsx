import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { HistoryPage } from './history-page.tsx'

vi.mock('#lib/csv/download-text.ts', () => ({ downloadText: vi.fn() }))

const row = (
  id: number,
  kind: string,
  amount: string,
  balanceAfter: string,
  ref = 'SM202601100000000003',
) => ({
  id: String(id),
  ref,
  kind,
  amount,
  balanceAfter,
  at: `2026-01-1${id}T09:00:00.000Z`,
})
const rows = [
  row(3, 'SMART_BUY', '-500.00', '521.10'),
  row(2, 'SAVINGS', '0.10', '1021.10', '2026-01-11'),
  row(1, 'DEPOSIT', '1021.00', '1021.00', 'RC202601100000000001'),
]

function show(answers: Record<string, FakeAnswer> = {}, link = '/profile/transactions') {
  return renderWithBackend(<HistoryPage />, {
    link,
    answers: { listTransaction: () => ({ result: pageOf(rows) }), ...answers },
  })
}

describe('the history', () => {
  beforeEach(async () => {
    await startTestI18n('history', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    toastStore.set(undefined)
    vi.mocked(downloadText).mockReset()
  })

  it('shows every transaction with its sign and what was left, and leads to its record', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Transactions' })
    expect(within(table).getByText('−500.00')).toBeDefined()
    expect(within(table).getByText('+1,021.00')).toBeDefined()
    expect(within(table).getByText('521.10')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Plan bought, SM202601100000000003' }).getAttribute('href')).toBe(
      '/trading/order?id=SM202601100000000003',
    )
    expect(screen.getByText('No further records.')).toBeDefined()
  })

  it('says which instrument a position or an option was of, and leads to it', async () => {
    const traded = {
      ...row(4, 'ORDER_OPEN', '-50.00', '471.10', 'LV202601100000000001'),
      code: 'BTC',
      direction: 'SHORT',
    }
    const settled = {
      ...row(5, 'OPTION_SETTLEMENT', '18.50', '489.60', 'OP202601100000000001'),
      code: 'EURUSD',
      direction: 'UP',
    }
    show({ listTransaction: () => ({ result: pageOf([settled, traded]) }) })
    const link = await screen.findByRole('link', { name: 'BTC short opened, LV202601100000000001' })
    expect(link.getAttribute('href')).toBe('/profile/orders/detail?no=LV202601100000000001')
    expect(screen.getByText('Option settled, EURUSD up')).toBeDefined()
  })

  it('asks for one kind and for days, and keeps them in the link', async () => {
    const { sentTo, place } = show()
    fireEvent.change(await screen.findByLabelText('Type'), { target: { value: 'DEPOSIT' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-31' } })
    await waitFor(() => expect(place.current).toBe('/profile/transactions?kind=DEPOSIT&to=2026-01-31'))
    await waitFor(() => expect(sentTo('listTransaction').at(-1)?.query.get('to')).toBe('2026-01-31'))
  })

  it('says so when the days are the wrong way round, and asks for nothing', async () => {
    const { sentTo } = show({}, '/profile/transactions?from=2026-02-01&to=2026-01-01')
    expect(await screen.findByLabelText('To')).toBeDefined()
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('The end date is before the start date.')).toBeDefined()
    expect(sentTo('listTransaction')).toHaveLength(0)
  })

  it('grows page by page', async () => {
    const { sentTo } = show({
      listTransaction: ({ query }) => {
        const second = query.get('pageNum') === '2'
        const some = second ? rows.slice(2) : rows.slice(0, 2)
        return { result: pageOf(some, { total: 3, hasNext: !second, pageNum: second ? 2 : 1 }) }
      },
    })
    expect(await screen.findByText('2 of 3 shown')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('+1,021.00')).toBeDefined()
    expect(sentTo('listTransaction')).toHaveLength(2)
  })

  it('exports every row of the filter, not only the shown ones, under the sandbox label', async () => {
    show({
      listTransaction: ({ query }) => {
        const page = Number(query.get('pageNum') ?? 1)
        return { result: pageOf([rows[page - 1]], { total: 3, hasNext: page < 3, pageNum: page }) }
      },
    })
    await screen.findByRole('table', { name: 'Transactions' })
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(toastStore.get()?.text).toBe('3 transactions exported.'))
    const [name, file] = vi.mocked(downloadText).mock.calls[0] ?? []
    expect(name).toBe('swx-history.csv')
    expect(file?.split('\r\n')).toEqual([
      '"Sandbox – sample data, no real money"',
      '"Time, UTC",Type,Reference,"Amount, USD","Balance after, USD"',
      '2026-01-13T09:00:00.000Z,Plan bought,SM202601100000000003,-500.00,521.10',
      '2026-01-12T09:00:00.000Z,Interest on cash,2026-01-11,0.10,1021.10',
      '2026-01-11T09:00:00.000Z,Deposit,RC202601100000000001,1021.00,1021.00',
      '',
    ])
  })

  it('prints a statement of every row by the keys for printing', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show({
      listTransaction: ({ query }) => {
        const page = Number(query.get('pageNum') ?? 1)
        return { result: pageOf([rows[page - 1]], { total: 3, hasNext: page < 3, pageNum: page }) }
      },
    })
    await screen.findByRole('table', { name: 'Transactions' })
    expect(fireEvent.keyDown(window, { key: 'p', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const statement = within(screen.getByRole('region', { name: 'Statement of your available balance' }))
    expect(statement.getAllByRole('row')).toHaveLength(4)
    expect(statement.queryByText('1 of 3 shown')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('prints at once a statement of the rows on show by the browser’s own menu, and says how many they are', async () => {
    show({ listTransaction: () => ({ result: pageOf(rows.slice(0, 2), { total: 3, hasNext: true }) }) })
    await screen.findByRole('table', { name: 'Transactions' })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const statement = within(screen.getByRole('region', { name: 'Statement of your available balance' }))
    expect(statement.getAllByRole('row')).toHaveLength(3)
    expect(statement.getByText('2 of 3 shown')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('region', { name: 'Statement of your available balance' })).toBeNull()
  })

  it('says that nothing was saved when the export breaks off', async () => {
    let nth = 0
    show({
      listTransaction: () => {
        nth += 1
        return nth === 1 ? { result: pageOf(rows) } : { code: '10050' }
      },
    })
    await screen.findByRole('table', { name: 'Transactions' })
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(toastStore.get()?.text).toContain('no file was saved.'))
    expect(downloadText).not.toHaveBeenCalled()
  })

  it('says what to do when there is nothing', async () => {
    show({ listTransaction: () => ({ result: pageOf([]) }) })
    expect(await screen.findByText('No transactions yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the markets' }).getAttribute('href')).toBe('/market')
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })

  it('shows an unknown error with the number for support, and tries again', async () => {
    let isDown = true
    show({ listTransaction: () => (isDown ? { code: '10050' } : { result: pageOf(rows) }) })
    expect(await screen.findByText('We couldn’t load your transactions')).toBeDefined()
    expect(await screen.findByText('t-9')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Transactions' })).toBeDefined()
  })
})
