import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths, type RouteName } from '../../../config/paths.ts'
import { supportChat, supportPanel } from '../../../features/support-chat/support-chat.ts'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { MobileTopBar } from './mobile-top-bar.tsx'

const show = (name: RouteName) =>
  render(
    <MemoryRouter initialEntries={[paths[name].path]}>
      <MobileTopBar name={name} />
    </MemoryRouter>,
  )

describe('the top bar on a phone', () => {
  beforeEach(async () => {
    await startTestI18n()
    supportChat.clear()
  })

  it('has the title of the page and a logo that leads home', () => {
    show('market')
    expect(screen.getByText('Markets')).toBeDefined()
    expect(screen.getByRole('link', { name: 'SWX home' }).getAttribute('href')).toBe('/')
  })

  it('leads back from a child page to its parent', () => {
    show('deposit')
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('Account')).toBeDefined()
  })

  it('has no way back on a tab, but the menu', () => {
    show('profile')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined()
  })

  it('offers the short list of languages first', async () => {
    show('market')
    fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    const dialog = await screen.findByRole('dialog', { name: 'Language' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  })

  it('opens online support', () => {
    show('market')
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supportPanel.get().open).toBe(true)
  })
})
