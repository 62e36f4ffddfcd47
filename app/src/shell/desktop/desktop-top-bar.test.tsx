import { languages } from '@swx/locales/languages'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { supportChat, supportPanel } from '#features/support-chat/support-chat.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { DesktopTopBar } from './desktop-top-bar.tsx'

const show = (user: object = {}) =>
  renderWithBackend(<DesktopTopBar isPlain={false} />, {
    link: '/market',
    answers: { getUserInfo: () => ({ result: { ...sampleUser(), ...user } }) },
  })

describe('the top bar on a desktop', () => {
  beforeEach(async () => {
    await startTestI18n()
    signOut()
    supportChat.clear()
  })

  it('leads to the six main pages in their order and marks the current one', () => {
    show()
    const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Markets', '/market'],
      ['Smart trading', '/trading'],
      ['Loans', '/loan'],
      ['NFTs', '/nfts'],
      ['Account', '/profile'],
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
      null,
      null,
      null,
    ])
  })

  it('offers all ten languages, each in its own name', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    const dialog = await screen.findByRole('dialog', { name: 'Language' })
    const offered = within(dialog).getAllByRole('listitem')
    expect(offered.map((item) => item.textContent)).toEqual(languages.map(({ name }) => name))
  })

  it('opens online support', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supportPanel.get().open).toBe(true)
  })

  it('has log in and sign up for visitors', () => {
    show()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/pass/login')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/pass/register')
  })

  it('has the account in their place for users', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show()
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Account' })).toHaveLength(2)
  })
  it('counts the unread notifications of a user on the bell, and has no bell for visitors', async () => {
    show()
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
    cleanup()
    signIn({ token: 't-1', userName: 'marta_k' })
    show({ unreadCount: 3 })
    const bell = await screen.findByRole('button', { name: 'Notifications, unread: 3' })
    expect(bell.textContent).toBe('3')
  })
})
