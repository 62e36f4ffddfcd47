import { languageOf } from '@swx/locales/languages'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ProductCards } from './product-cards.tsx'

it('the card of loans shows its representative example before it leads to them', async () => {
  await startTestI18n('home', 'plans', 'loans')
  const value = {
    dailyRate: '0.0010',
    overdueDailyRate: '0.0015',
    overdueCap: '0.30',
    interestFreeDays: 1,
    terms: [7, 30],
    min: '100.00',
    max: '5000.00',
  }
  renderWithBackend(<ProductCards />, {
    answers: {
      'loan.config': () => ({ result: { key: 'loan.config', value, updatedAt: '2026-01-01T00:00:00Z' } }),
    },
  })
  const [, loans] = screen.getAllByRole('article')
  await waitFor(() => expect(loans?.textContent).toMatch(/1,000\.00.*29\.00.*1,029\.00.*APR 41\.6%/))
  expect(loans?.textContent).toContain(
    'Warning: a loan has to be repaid. Don’t pay anyone to arrange one for you.',
  )
})

it.each([
  ['en', 'Plan A, 30\u00a0days: 0.40% a day, 146.00% a year, simple'],
  ['ar', 'Plan A، 30\u00a0يومًا: 0.40% في اليوم، 146.00% سنويًا (معدل بسيط)'],
] as const)(
  'the card of plans says both rates of the first in %s, with the signs of the language',
  async (code, words) => {
    await startTestI18n('home', 'plans', 'loans')
    await changeLanguage(languageOf(code))
    const plan = {
      id: 'A',
      name: 'Plan A',
      marketType: 2,
      cycles: [{ days: 30, dailyRate: '0.0040' }],
      minAmount: '500.00',
      maxAmount: '50000.00',
      earlyExitPenaltyRate: '0.05',
      termsVersion: '2026-01',
      status: 'ON',
    }
    renderWithBackend(<ProductCards />, {
      answers: {
        listSmartProduct: () => ({ result: { list: [plan], total: 1, pageNum: 1, pageSize: 100 } }),
      },
    })
    const [plans] = screen.getAllByRole('article')
    await waitFor(() =>
      expect(plans?.textContent?.replace(/[\u200e\u200f\u2066-\u2069]/g, '')).toContain(words),
    )
    await changeLanguage(languageOf('en'))
  },
)

it('the card of NFTs says what they are before it leads to the auctions', async () => {
  await startTestI18n('home', 'plans', 'loans')
  renderWithBackend(<ProductCards />, { answers: {} })
  const [, , nfts] = screen.getAllByRole('article')
  expect(nfts?.textContent).toMatch(/Smart funds.*Charity NFTs.*aren’t an investment fund/)
  expect(screen.getByRole('link', { name: 'See auctions: Smart funds' }).getAttribute('href')).toBe('/nfts')
})
