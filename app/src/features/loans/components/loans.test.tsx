import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { writeDraft } from '#core/forms/drafts.ts'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { creditLineFixture, loanFixture, loanQuoteFixture } from '#test/loan-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { LoanDetail } from '../model/loan.ts'
import { ApplyPage } from './apply-page.tsx'
import { LoansPage } from './loans-page.tsx'
import { RecordPage } from './record-page.tsx'
import { applicationDraft, noApplication } from './use-application.ts'

// No browser reads a picture here.
vi.mock('#core/pictures/use-image-upload.ts', () => ({
  useImageUpload: () => ({
    state: { phase: 'ready', name: 'signature.png', fileId: 'f-1', bytes: 1_000, image: undefined },
    pick: () => {},
    retry: () => {},
    clear: () => {},
  }),
}))

const parameter = (key: string, value: unknown) => () => ({
  result: { key, value, updatedAt: '2026-01-01T00:00:00Z' },
})
const common = {
  'loan.config': parameter('loan.config', {
    dailyRate: '0.0010',
    overdueDailyRate: '0.0015',
    overdueCap: '0.30',
    interestFreeDays: 1,
    terms: [7, 15, 30, 60, 90],
    min: '100.00',
    max: '5000.00',
  }),
  'upload.config': parameter('upload.config', { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 }),
  getUserInfo: () => ({ result: sampleUser() }),
  getKyc: () => ({ result: { status: 'VERIFIED', delayed: false, history: [] } }),
  myCredit: () => ({ result: creditLineFixture() }),
}
/** A loan that waits, without what it has not come to yet. */
const without = (...names: readonly string[]) => {
  const loan = loanFixture({ status: 'PENDING_REVIEW' })
  return Object.fromEntries(Object.entries(loan).filter(([name]) => !names.includes(name))) as LoanDetail
}
const words = (element: Element | null) =>
  element?.textContent?.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''

beforeEach(async () => {
  await startTestI18n('loans', 'identity', 'images', 'money', 'errors')
  forgetSubmissions()
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
  })
})

describe('the page of loans', () => {
  it('warns beside the representative example that a loan has to be repaid, and of middlemen', async () => {
    renderWithBackend(<LoansPage />, { answers: common })
    const example = (await screen.findByText('Representative example')).closest('section') as HTMLElement
    expect(words(example)).toMatch(
      /APR 41\.6%.*Warning: a loan has to be repaid\. Don’t pay anyone to arrange one/,
    )
  })

  it('shows an example until an amount is typed, and no amount is chosen beforehand', async () => {
    renderWithBackend(<LoansPage />, { answers: common })
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/)
    expect(amount.value).toBe('')
    expect(words(screen.getByRole('form'))).toContain('Example with 1,000.00 USD')
    fireEvent.change(amount, { target: { value: '2500' } })
    fireEvent.click(screen.getByRole('button', { name: '60' }))
    expect(words(screen.getByRole('form'))).toMatch(/41\.7%.*2,647\.50\sUSD.*3\.75\sUSD.*750\.00\sUSD/)
  })

  it('shows amount, yearly cost, interest, total, due date, free day, and what early and late change', async () => {
    renderWithBackend(<LoansPage />, { answers: common })
    fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: '1000' } })
    const quote = words(screen.getByRole('form'))
    expect(quote).toMatch(/100\.00 to 5,000\.00\sUSD/)
    expect(screen.getAllByRole('button', { name: /^(7|15|30|60|90)$/ })).toHaveLength(5)
    for (const line of [
      /APR, the yearly cost41\.6%/,
      /Per day0\.10%/,
      /Per year, simple36\.50%/,
      /Added to your balance1,000\.00\sUSD/,
      /Interest, 29 of 30 days29\.00\sUSD/,
      /Fees0\.00\sUSD/,
      /Total to repay1,029\.00\sUSD/,
      /Due in one payment9 Feb 2026/,
      /You can cancel the loan until24 Jan/,
      /Repay early, any dayno fee/,
      /If you’re late, each day1\.50\sUSD/,
      /Late interest stops at300\.00\sUSD/,
      /Example: late interest for 5 days7\.50\sUSD/,
    ])
      expect(quote).toMatch(line)
    expect(words(screen.getByRole('table', { name: 'Schedule' }))).toMatch(
      /Interest-free day.*1,000\.00.*Interest starts/,
    )
  })

  it('says of a check in a state that it does not know just that, and leads to the check', async () => {
    const credit = { ...creditLineFixture({ available: '0.00' }), kycStatus: 'ON_HOLD' }
    renderWithBackend(<LoansPage />, { answers: { ...common, myCredit: () => ({ result: credit }) } })
    expect(
      await screen.findByText(/status that this version of the app doesn’t know: other \(.*ON_HOLD/),
    ).toBeDefined()
    expect(screen.queryByText(/isn’t verified yet/)).toBeNull()
    expect(screen.getByRole('link', { name: 'See your identity check' })).toBeDefined()
  })

  it('says why nothing can be borrowed while the identity is not verified or a loan is open', async () => {
    const line = { kycStatus: 'NOT_VERIFIED', creditLimit: '0.00', available: '0.00' } as const
    const { unmount } = renderWithBackend(<LoansPage />, {
      answers: { ...common, myCredit: () => ({ result: creditLineFixture(line) }) },
    })
    expect(await screen.findByText(/isn’t verified yet/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toContain(
      '/loan/kyc?next=%2Floan',
    )
    unmount()
    renderWithBackend(<LoansPage />, {
      answers: {
        ...common,
        myCredit: () => ({
          result: creditLineFixture({
            ...{ used: '1009.00', available: '0.00', openLoanNo: 'LN202601120000000002' },
          }),
        }),
      },
    })
    expect(await screen.findAllByRole('link', { name: 'See your loan' })).toHaveLength(2)
    const card = words(screen.getByRole('region', { name: 'Available to borrow' }))
    expect(card).toMatch(/0\.00\s?USD.*Your limit: 5,000\.00\sUSD.*1,009\.00\sUSD owed/)
    expect(card).not.toMatch(/3,991\.00|left/)
    expect(screen.getByRole('button', { name: /REAL/ })).toHaveProperty('disabled', true)
  })
})

describe('an application', () => {
  it('that was begun meanwhile is offered again when the page of loans is shown again', async () => {
    function Kept() {
      const [isShown, setIsShown] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setIsShown(!isShown)}>
            Other page
          </button>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <LoansPage />
          </Activity>
        </>
      )
    }
    renderWithBackend(<Kept />, { answers: common })
    expect(await screen.findByRole('region', { name: 'Available to borrow' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continue the application' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Other page' }))
    const choice = { amount: '1000.00', termDays: 30 }
    writeDraft(applicationDraft, { ...noApplication, choice, step: 'sign' })
    fireEvent.click(screen.getByRole('button', { name: 'Other page' }))
    const note = await screen.findByText(/1,000\.00\sUSD for 30 days/)
    expect(
      within(note.parentElement as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/loan/apply?amount=1000.00&days=30&step=sign')
  })

  const review = '/loan/apply?amount=1000.00&days=30&step=review'

  it('is reviewed only by who has read the agreement as it stands now', async () => {
    writeDraft(applicationDraft, { ...noApplication, read: { markdown: 'an older text', at: 0 } })
    renderWithBackend(<ApplyPage />, {
      link: review,
      answers: { ...common, loanQuote: () => ({ result: loanQuoteFixture() }) },
    })
    expect(await screen.findByText(/isn’t the text you read/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign and review' })).toHaveProperty('disabled', true)
  })

  it('fills the window with the agreement where the browser has no full screen, and says to sign it first', async () => {
    renderWithBackend(<ApplyPage />, {
      link: review.replace('review', 'sign'),
      answers: { ...common, loanQuote: () => ({ result: loanQuoteFixture() }) },
    })
    const reader = await screen.findByRole('region', { name: 'Loan agreement' })
    fireEvent.click(within(reader).getByRole('button', { name: 'Full screen' }))
    expect(await within(reader).findByRole('button', { name: 'Exit full screen' })).toBeDefined()
    expect(reader.className).toContain('agreement-full')
    expect(screen.getByText(/Scroll through the agreement to its end first/)).toBeDefined()
  })

  it('gives Cancel the size of the button that borrows', async () => {
    writeDraft(applicationDraft, {
      ...noApplication,
      read: { markdown: loanQuoteFixture().agreementMarkdown, at: 0 },
    })
    renderWithBackend(<ApplyPage />, {
      link: review,
      answers: { ...common, loanQuote: () => ({ result: loanQuoteFixture() }) },
    })
    const borrow = await screen.findByRole('button', { name: /Borrow/ })
    for (const button of [borrow, screen.getByRole('link', { name: 'Cancel' })])
      expect(button.className).toContain('min-h-12')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('asks to look at the new quote once the old one has expired', async () => {
    const old = loanQuoteFixture({ expiresAt: '2026-01-10T15:00:00.000Z' })
    const quotes = [old, loanQuoteFixture({ quoteId: 'q-2', expiresAt: '2026-01-10T15:40:00.000Z' })]
    writeDraft(applicationDraft, { ...noApplication, read: { markdown: old.agreementMarkdown, at: 0 } })
    const { sentTo } = renderWithBackend(<ApplyPage />, {
      link: review,
      answers: { ...common, loanQuote: () => ({ result: quotes.shift() }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Get a new quote' }))
    expect(await screen.findByRole('button', { name: /Borrow/ })).toBeDefined()
    expect(sentTo('loanQuote')).toHaveLength(2)
    expect(sentTo('loan')).toHaveLength(0)
  })
})

describe('the record of a loan', () => {
  const show = (loan: ReturnType<typeof loanFixture>, more: object = {}) =>
    renderWithBackend(<RecordPage />, {
      serverTime: '2026-01-22T10:00:00.000Z',
      answers: {
        ...common,
        listLoanRecord: () => ({ result: pageOf([loan]) }),
        getLoanById: () => ({ result: loan }),
        ...more,
      },
    })

  it.each([
    ['Signed', without('reviewStartedAt', 'disbursedAt')],
    ['In review', without('disbursedAt')],
    ['Repaying', loanFixture()],
    ['Overdue', loanFixture({ status: 'OVERDUE', overdueInterest: '7.50', outstanding: '1036.50' })],
    ['Repaid', loanFixture({ status: 'REPAID', repaidAt: '2026-01-22T10:00:00.000Z', outstanding: '0.00' })],
    ['Not approved', loanFixture({ status: 'REJECTED', rejectReason: 'Income not shown' })],
  ])('is called %s', async (word, loan) => {
    show(loan)
    const card = await screen.findByRole('region', { name: /^Loan / })
    expect(within(card).getAllByText(word).length).toBeGreaterThan(0)
  })

  it('sends the amount that is seen, and shows a new one before anything else is sent', async () => {
    let day = loanFixture()
    const { sentTo } = show(day, {
      listLoanRecord: () => ({ result: pageOf([day]) }),
      getLoanById: () => ({ result: day }),
      locked: () => ({ result: { locked: false, reason: null, until: null, contactUrl: '' } }),
      repayLoan: () => {
        day = loanFixture({ accruedInterest: '10.00', outstanding: '1010.00' })
        return { code: '11018' }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: /Repay .*1,009\.00/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /Repay .*1,009\.00/ }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Get the new amount' }))
    expect(await dialog.findByRole('button', { name: /Repay .*1,010\.00/ })).toBeDefined()
    expect(sentTo('repayLoan').map(({ body }) => body.expectedAmount)).toEqual(['1009.00'])
  })

  it('says when it repays itself, and shows its days with times and reasons', async () => {
    show(loanFixture())
    expect(words(await screen.findByText(/is deducted from your available balance/))).toContain(
      'At the end of 11 Feb (UTC), 1,029.00 USD',
    )
    const card = screen.getByRole('region', { name: /^Loan / })
    expect(words(card)).toMatch(/Signed and sent.*Review started.*Added to your balance.*Due/)
    expect(words(screen.getByRole('table', { name: 'Schedule' }))).toContain('Today')
  })

  it('says by how much the money is short, and asks for none to release any', async () => {
    const loan = loanFixture({ status: 'OVERDUE', overdueInterest: '7.50', outstanding: '1036.50' })
    show(loan, { getUserInfo: () => ({ result: sampleUser('212.40') }) })
    await waitFor(() => expect(words(document.body)).toContain('824.10 USD short'))
    expect(screen.getByRole('button', { name: /Repay/ })).toHaveProperty('disabled', true)
    expect(words(document.body)).toContain('never offer a new loan to repay this one')
  })
})
