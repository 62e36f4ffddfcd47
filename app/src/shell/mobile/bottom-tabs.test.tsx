import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the ways to the main pages on a phone', () => {
  beforeEach(() => startTestI18n())

  it('are four tabs at the bottom, with the key to the markets between them', () => {
    renderWithBackend(<BottomTabs />, { answers: {} })
    expect(linksOf('Main')).toEqual([
      ['Home', '/'],
      ['Smart trading', '/trading'],
      ['Markets', '/market'],
      ['Loans', '/loan'],
      ['Account', '/profile'],
    ])
  })

  it('are all six in the menu', () => {
    renderWithBackend(<MenuDrawer open onClose={() => {}} onLanguage={() => {}} />, { answers: {} })
    expect(linksOf('Menu')).toEqual([
      ['Home', '/'],
      ['Markets', '/market'],
      ['Smart trading', '/trading'],
      ['Loans', '/loan'],
      ['NFTs', '/nfts'],
      ['Account', '/profile'],
    ])
  })
})
