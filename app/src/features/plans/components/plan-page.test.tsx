import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { PageGate } from '#shell/page-gate.tsx'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PlanPage } from './plan-page.tsx'

const plan = {
  orderNo: 'SM202601100000000003',
  productId: 'p-1',
  productName: 'Crypto index plan',
  days: 7,
  amount: '1234.56',
  dailyRate: '0.0038',
  status: 'EARLY_EXIT',
  shareStatus: 'PROFIT_DIVIDED',
  boughtAt: '2026-01-10T15:20:00.000Z',
  valueDate: '2026-01-11T00:00:00.000Z',
  maturesAt: '2026-01-18T00:00:00.000Z',
  exitedAt: '2026-01-12T09:00:00.000Z',
  profitDays: 1,
  expectedRevenue: '32.83',
  distributedRevenue: '4.69',
  penalty: '61.73',
  refund: '1172.83',
  history: [
    { status: 'IN_PROGRESS', at: '2026-01-10T15:20:00.000Z' },
    { status: 'EARLY_EXIT', at: '2026-01-12T09:00:00.000Z', reason: 'Left by the holder.' },
  ],
  profitDayList: [{ day: '2026-01-11', amount: '4.69', at: '2026-01-12T00:00:00.000Z' }],
}

const show = (answer: FakeAnswer, others: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(
    <PageGate name="planDetail">
      <PlanPage />
    </PageGate>,
    { link: `/trading/order?id=${plan.orderNo}`, answers: { getSmartOrderById: answer, ...others } },
  )

describe('the page of a plan', () => {
  beforeEach(async () => {
    await startTestI18n('plans', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
  })

  it('shows what was credited, what was lost by leaving, the result, and what happened with times and reasons', async () => {
    show(() => ({ result: plan }))
    const calendar = await screen.findByRole('table', { name: 'Payment calendar' })
    expect(within(calendar).getAllByText('paid')).toHaveLength(1)
    expect(within(calendar).getAllByText('lost')).toHaveLength(6)
    const page = document.body.textContent?.replace(/\s+/g, ' ')
    expect(page).toMatch(
      /Early-close fee−61\.73 ?USDRefund1,172\.83 ?USDResult of the whole plan−57\.04 ?USD/,
    )
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toEqual(['In progress10 Jan, 15:20 UTC', 'Early exit12 Jan, 09:00 UTCLeft by the holder.'])
    expect(screen.queryByRole('button', { name: 'Close early' })).toBeNull()
  })

  it('calls a plan by its name in the language of the user, whatever it was bought in', async () => {
    const product = { id: 'p-1', name: 'Krypto-Indexplan' }
    show(() => ({ result: plan }), { listSmartProduct: () => ({ result: pageOf([product]) }) })
    expect(await screen.findByRole('heading', { name: /Krypto-Indexplan/ })).toBeDefined()
    expect(screen.queryByText('Crypto index plan')).toBeNull()
  })

  it('says of a running plan whether its profit is still to come or was divided', async () => {
    const running = {
      ...plan,
      status: 'IN_PROGRESS',
      exitedAt: undefined,
      penalty: undefined,
      refund: undefined,
    }
    show(() => ({ result: { ...running, shareStatus: 'INCOME_IN_PROGRESS' } }))
    expect(await screen.findByText('Income in progress')).toBeDefined()
    cleanup()
    show(() => ({ result: running }))
    expect(await screen.findByText('Profit divided')).toBeDefined()
  })

  it('says that there is no such plan, which is the same for another user’s', async () => {
    show(() => ({ code: '11020' }))
    expect(await screen.findByText('We couldn’t find this plan')).toBeDefined()
    expect(screen.getByRole('link', { name: 'All your plans' }).getAttribute('href')).toBe(
      '/trading?tab=history',
    )
  })

  it('asks for nothing in demo mode and leads to the real account', async () => {
    setMode('demo')
    const { sent } = show(() => ({ result: plan }))
    expect(await screen.findByRole('button', { name: 'Switch to a real account' })).toBeDefined()
    expect(sent).toEqual([])
  })
})
