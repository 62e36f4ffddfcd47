import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithBackend } from '../../../test/render-with-backend.tsx'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { ProductCards } from './product-cards.tsx'

it('the card of loans says that none is on offer yet before it leads to them', async () => {
  await startTestI18n('home')
  renderWithBackend(<ProductCards />, { answers: {} })
  const [trading, loans] = screen.getAllByRole('article')
  expect(loans?.textContent).toContain('No loans yet')
  expect(trading?.textContent).not.toContain('on offer yet')
})
