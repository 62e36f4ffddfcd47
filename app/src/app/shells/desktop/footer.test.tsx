import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { supportChat, supportPanel } from '../../../features/support-chat/support-chat.ts'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { Footer } from './footer.tsx'

describe('the footer', () => {
  beforeEach(async () => {
    await startTestI18n()
    supportChat.clear()
    render(<Footer />, { wrapper: MemoryRouter })
  })

  it('leads to the four products', () => {
    const products = within(screen.getByRole('navigation', { name: 'Products' })).getAllByRole('link')
    expect(products.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Markets', '/market'],
      ['Investment and loans', '/loan'],
      ['Smart funds (charity NFTs)', '/nfts'],
      ['Smart trading', '/trading'],
    ])
  })

  it('opens online support', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supportPanel.get().open).toBe(true)
  })

  it('has the copyright line of this year', () => {
    expect(screen.getByText(`© ${new Date().getFullYear()} SWX sample`)).toBeDefined()
  })
})
