import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentAnswers, sampleContents } from '#test/content-fixture.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { CompanyPage } from './company-page.tsx'
import { IntroductionPage } from './introduction-page.tsx'

const bodies = {
  'c-201': 'We write sample software.',
  'c-202': 'Plans have a fixed term.',
  'c-209': 'You can lose all of it.',
  'c-213': 'No licence.',
  'c-214': '- Legal name: none',
}
const parameter = (key: string, value: unknown) => ({
  [`getParamByKey/${key}`]: () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } }),
})
const product = {
  id: 'p-1',
  name: 'Smart crypto',
  marketType: 2,
  status: 'ON',
  cycles: [{ days: 7, dailyRate: '0.0038' }],
  minAmount: '100.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: '1',
}
const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ') ?? ''
const region = (name: string) => screen.findByRole('region', { name })

describe('the company page', () => {
  beforeEach(() => startTestI18n('content', 'help'))

  it('says that no company is behind the sandbox, and shows about us, profile and supervision in full', async () => {
    renderWithBackend(<CompanyPage />, { answers: contentAnswers(bodies), link: '/company-intro' })
    expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'There’s no company behind this sandbox' })).toBeDefined()
    expect(await screen.findByText('We write sample software.')).toBeDefined()
    expect(textOf(await region('Company profile'))).toContain('Legal name: none')
    expect(textOf(await region('Licence supervision'))).toContain('No licence.')
    expect(screen.queryByText('Plans have a fixed term.')).toBeNull()
  })

  it('shows every company text of an operator that names no topics', async () => {
    const plain = sampleContents.map(({ id, title, type }) => ({ id, title, type }))
    renderWithBackend(<CompanyPage />, { answers: contentAnswers(bodies, plain) })
    expect(await region('About us')).toBeDefined()
    expect(await region('How the products work')).toBeDefined()
  })

  it('says when there is nothing yet, and when it could not be had', async () => {
    const empty = renderWithBackend(<CompanyPage />, { answers: contentAnswers({}, []) })
    expect(await screen.findByText('There’s nothing here yet')).toBeDefined()
    empty.unmount()
    renderWithBackend(<CompanyPage />, { answers: { listContents: () => ({ code: '10050' }) } })
    expect(await screen.findByText('We couldn’t load this text')).toBeDefined()
  })
})

describe('how the products work', () => {
  beforeEach(() => startTestI18n('content', 'help'))

  it('explains them and their risk, and works examples from the terms in force', async () => {
    renderWithBackend(<IntroductionPage />, {
      link: '/introduction',
      answers: {
        ...contentAnswers(bodies),
        listSmartProduct: () => ({ result: pageOf([product]) }),
        ...parameter('order.config', { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }),
        ...parameter('options.periods', [{ payoutRatio: '0.80' }, { payoutRatio: '0.85' }]),
        ...parameter('withdrawal.methods', [{ feeRate: '0.01' }]),
        ...parameter('loan.config', {
          dailyRate: '0.0010',
          overdueDailyRate: '0.0015',
          overdueCap: '0.30',
          interestFreeDays: 1,
          terms: [30],
          min: '100.00',
          max: '5000.00',
        }),
      },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'How the products work' })).toBeDefined()
    expect(await screen.findByText('Plans have a fixed term.')).toBeDefined()
    // The page says it already.
    expect(screen.queryByRole('heading', { level: 2, name: 'How the products work' })).toBeNull()
    expect(textOf(await region('Risk warning'))).toContain('You can lose all of it.')
    await waitFor(async () => {
      expect(textOf(await region('Plan'))).toMatch(
        /3\.80 ?USD.*50\.00 ?USD.*Earnings over the term ?26\.60 ?USD/,
      )
      expect(textOf(await region('Leveraged position'))).toMatch(
        /1,000\.00 ?USD.*100\.00 ?USD.*1\.00 ?USD.*The most you can lose ?−100\.50 ?USD/,
      )
      expect(textOf(await region('Fixed-time option (binary option)'))).toMatch(/185\.00.*54\.05%.*−100\.00/)
      expect(textOf(await region('Loan'))).toMatch(/41\.6%.*29\.00.*Total to repay ?1,029\.00/)
      expect(textOf(await region('Withdrawal'))).toMatch(/5\.00.*You receive ?495\.00/)
    })
  })

  it('leaves out the example of what the operator does not offer', async () => {
    renderWithBackend(<IntroductionPage />, {
      answers: {
        ...contentAnswers(bodies),
        listSmartProduct: () => ({ result: pageOf([]) }),
        getParamByKey: () => ({ code: '10018' }),
      },
    })
    await screen.findByText('Plans have a fixed term.')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Loan' })).toBeNull())
  })
})
