import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeAnswer } from '../../../test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '../../../test/render-with-backend.tsx'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { WaitingCard } from './waiting-card.tsx'

const none: FakeAnswer = () => ({ result: pageOf([]) })

const show = (answers: Record<string, FakeAnswer> = {}, isIdentityPending = false) =>
  renderWithBackend(<WaitingCard isIdentityPending={isIdentityPending} />, {
    answers: { listWithdrwal: none, listRecharge: none, listLoanRecord: none, ...answers },
  })

describe('what waits for a review', () => {
  beforeEach(() => startTestI18n('cockpit'))

  it('says that it loads, then that nothing waits', async () => {
    show()
    expect(screen.getByText('Loading what’s waiting for review')).toBeTruthy()
    expect(await screen.findByText('Nothing is waiting for review.')).toBeTruthy()
  })

  it('says that it failed, and loads when the user tries again', async () => {
    let isBroken = true
    show({ listRecharge: () => (isBroken ? { code: '500' } : { result: pageOf([]) }) })
    expect(await screen.findByText('We couldn’t load what’s waiting for review')).toBeTruthy()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing is waiting for review.')).toBeTruthy()
  })

  it('lists every kind, oldest first, each with its amount and a way to its page', async () => {
    show(
      {
        listWithdrwal: () => ({
          result: pageOf([{ orderNo: 'WD1', amount: '500.00', submittedAt: '2026-01-10T12:00:00.000Z' }]),
        }),
        listRecharge: () => ({
          result: pageOf([
            {
              ...{ orderNo: 'RC1', amount: '250', currency: 'USDT' },
              submittedAt: '2026-01-09T12:00:00.000Z',
            },
          ]),
        }),
        listLoanRecord: () => ({
          result: pageOf([
            { loanNo: 'LN1', amount: '1000.00', agreementSignedAt: '2026-01-10T13:00:00.000Z' },
          ]),
        }),
      },
      true,
    )
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(
      rows.map((row) => row?.match(/^(Deposit|Withdrawal|Loan application|Identity check)/)?.[0]),
    ).toEqual(['Deposit', 'Withdrawal', 'Loan application', 'Identity check'])
    expect(rows[1]).toContain('500.00')
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/profile/deposit',
      '/profile/withdraw/detail?no=WD1',
      '/loan/record?no=LN1',
      '/loan/kyc',
    ])
    // The number beside the title.
    expect(screen.getByText('4')).toBeTruthy()
  })
})
