import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithBackend } from '../../../test/render-with-backend.tsx'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { NftsCard } from './nfts-card.tsx'
import { ProductCards } from './product-cards.tsx'

it('the card of loans says that none is on offer yet before it leads to them', async () => {
  await startTestI18n('home')
  renderWithBackend(<ProductCards />, { answers: {} })
  const [trading, loans] = screen.getAllByRole('article')
  expect(loans?.textContent).toContain('No loans yet')
  expect(trading?.textContent).not.toContain('on offer yet')
})

it('the card of NFTs says what they are before it leads to the auctions', async () => {
  await startTestI18n('home')
  renderWithBackend(<NftsCard />, { answers: {} })
  expect(screen.getByRole('article').textContent).toMatch(
    /Smart funds.*Charity NFTs.*aren’t an investment fund/,
  )
  expect(screen.getByRole('link', { name: 'See auctions: Smart funds' }).getAttribute('href')).toBe('/nfts')
})
