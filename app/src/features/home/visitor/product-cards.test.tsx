import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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

it('the card of NFTs says what they are before it leads to the auctions', async () => {
  await startTestI18n('home', 'plans', 'loans')
  renderWithBackend(<ProductCards />, { answers: {} })
  const [, , nfts] = screen.getAllByRole('article')
  expect(nfts?.textContent).toMatch(/Smart funds.*Charity NFTs.*aren’t an investment fund/)
  expect(screen.getByRole('link', { name: 'See auctions: Smart funds' }).getAttribute('href')).toBe('/nfts')
})
