import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { withdrawalFixture } from '#test/withdrawal-fixture.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'

const link = '/profile/withdraw/detail?no=WD202601100000000001'
const show = (list: readonly Withdrawal[]) =>
  renderWithBackend(<WithdrawalPage />, {
    link,
    answers: {
      listWithdrwal: ({ query }) => ({
        result: pageOf(list.filter(({ orderNo }) => orderNo === query.get('orderNo'))),
      }),
      getUserInfo: () => ({ result: sampleUser('1500.00') }),
      cancelWithdrawal: () => ({ code: '20005', result: withdrawalFixture({ status: 'CANCELLED' }) }),
    },
  })
const changed = (status: Withdrawal['status'], change: Partial<Withdrawal> = {}, reason?: string) =>
  withdrawalFixture({
    status,
    history: [
      { status: 'TO_BE_REVIEWED', at: '2026-01-10T15:20:00.000Z' },
      { status, at: '2026-01-11T09:00:00.000Z', ...(reason && { reason }) },
    ],
    ...change,
  })
const toCome = /Fee, 1\.00%−5\.00 ?USDYou’ll receive495\.00 ?USD/
const returned = /Nothing was charged.*Fee0\.00 ?USDAvailable again500\.00 ?USD/
const pageText = () => document.body.textContent?.replace(/\s+/g, ' ').replace(/[\u2066\u2069]/g, '') ?? ''

describe('one withdrawal', () => {
  beforeEach(async () => {
    await startTestI18n('withdrawals', 'money', 'errors')
    forgetSubmissions()
    toastStore.set(undefined)
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it.each([
    ['TO_BE_REVIEWED', withdrawalFixture(), 'To be reviewed', /You can cancel until we decide/, toCome],
    ['APPROVED', changed('APPROVED'), 'Approved', /It can’t be cancelled now/, toCome],
    [
      'COMPLETED',
      changed('COMPLETED', { payoutReference: 'PAYOUT-4711' }),
      'Completed',
      /We sent 0\.00950096 BTC\. Payout reference: PAYOUT-4711/,
      /Fee, 1\.00%−5\.00\s?USDYou received495\.00\s?USD/,
    ],
    [
      'REJECTED',
      changed('REJECTED', { reason: 'The name differs.' }, 'The name differs.'),
      'Rejected',
      /Reason: The name differs\. 500\.00\sUSD is available again, without a fee/,
      returned,
    ],
    ['FAILED', changed('FAILED'), 'Failed', /The payout failed.*500\.00\sUSD is available again/, returned],
    [
      'CANCELLED',
      changed('CANCELLED'),
      'Cancelled',
      /Cancelled by you.*500\.00\sUSD is available again/,
      returned,
    ],
  ] as const)(
    'in the status %s says so in words, and what it means',
    async (_, record, word, words, money) => {
      show([record])
      expect((await screen.findAllByText(word)).length).toBeGreaterThan(0)
      expect(pageText()).toMatch(words)
      expect(pageText()).toMatch(money)
    },
  )

  it('that was cancelled can be submitted again, and says what to do when the user did not cancel it', async () => {
    show([changed('CANCELLED')])
    const again = await screen.findByRole('link', { name: 'Submit again' })
    expect(again.getAttribute('href')).toMatch(/^\/profile\/withdraw\?.*amount=500\.00/)
    expect(pageText()).toContain(
      'If you didn’t cancel it yourself, change your passwords and contact support.',
    )
  })

  it('under review is cancelled once the user has seen what that gives back', async () => {
    const { sentTo } = show([withdrawalFixture()])
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }))
    await dialog.findByText(/2,000\.00/)
    fireEvent.click(dialog.getByRole('button', { name: /Cancel withdrawal of/ }))
    await waitFor(() => expect(toastStore.get()?.text).toMatch(/Withdrawal cancelled/))
    expect(sentTo('cancelWithdrawal').map(({ body }) => body)).toEqual([{ orderNo: 'WD202601100000000001' }])
  })

  it('that was approved cannot be cancelled, and one that was rejected can be submitted again', async () => {
    show([changed('APPROVED')]).unmount()
    show([changed('REJECTED')])
    expect((await screen.findByRole('link', { name: 'Submit again' })).getAttribute('href')).toBe(
      '/profile/withdraw?method=BTC&amount=500.00',
    )
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
  })

  it('of another user is not found', async () => {
    show([])
    expect(await screen.findByText('We couldn’t find this withdrawal')).toBeDefined()
  })
})
