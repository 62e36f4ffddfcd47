import { languages } from '@swx/locales/languages'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths, type RouteName } from '#config/paths.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { supportChat, supportPanel } from '#features/support-chat/support-chat.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { MobileTopBar } from './mobile-top-bar.tsx'

const show = (name: RouteName) =>
  renderWithBackend(<MobileTopBar name={name} />, {
    link: paths[name].path,
    answers: { getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: 120 } }) },
  })

describe('the top bar on a phone', () => {
  beforeEach(async () => {
    await startTestI18n()
    signOut()
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

  it('offers the short list of languages first, and then all ten, each in its own name', async () => {
    show('market')
    fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    const dialog = await screen.findByRole('dialog', { name: 'Language' })
    const offered = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(offered()).toEqual(['English', '繁體中文', '简体中文'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'More…' }))
    expect(offered()).toEqual(languages.map(({ name }) => name))
  })

  it('opens online support', () => {
    show('market')
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supportPanel.get().open).toBe(true)
  })
  it('leads a user from the bell to the notifications, and counts the unread ones up to 99', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show('market')
    const bell = await screen.findByRole('link', { name: 'Notifications, unread: 99+' })
    expect(bell.getAttribute('href')).toBe('/profile/notification')
  })
})
