import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the ways to the main pages on a phone', () => {
  beforeEach(() => startTestI18n())

  it('are four tabs at the bottom', () => {
    render(<BottomTabs />, { wrapper: MemoryRouter })
    expect(linksOf('Main')).toEqual([
      ['Home', '/'],
      ['Smart trading', '/trading'],
      ['Loans', '/loan'],
      ['Account', '/profile'],
    ])
  })

  it('are all six in the menu', () => {
    render(<MenuDrawer open onClose={() => {}} />, { wrapper: MemoryRouter })
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
