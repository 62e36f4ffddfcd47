import { languages } from '@swx/locales/languages'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths, type RouteName } from '#config/paths.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { supportChat, supportPanel } from '#features/support-chat/support-chat.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { LargeTitle } from '#ui/layout/large-title.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { MobileTopBar } from './mobile-top-bar.tsx'

const show = (name: RouteName) =>
  renderWithBackend(<MobileTopBar name={name} />, {
    link: paths[name].path,
    answers: { getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: 120 } }) },
  })

/** A page with an action in the bar, which leads away from it. */
function LeavingPage() {
  const [isShown, setIsShown] = useState(true)
  const leave = <button type="button" aria-label="Leave" onClick={() => setIsShown(false)} />
  return isShown ? <PageBar note="Step 1 of 4" action={leave} /> : null
}

const namesOf = (role: 'button' | 'link') =>
  screen.getAllByRole(role).map((control) => control.getAttribute('aria-label'))

describe('the top bar on a phone', () => {
  beforeEach(async () => {
    await startTestI18n()
    signOut()
    supportChat.clear()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('has menu, logo, language and support where a way begins, and no title beside the large one', () => {
    show('loan')
    expect(namesOf('button')).toEqual(['Menu', 'Language: English', 'Online support'])
    expect(screen.getByRole('link', { name: 'SWX home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('Loans')).toBeNull()
  })

  it('shows the title in place of logo, language and support once the large one is away, and still says sandbox', () => {
    let tell: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => undefined
    class Observer {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    renderWithBackend(
      <>
        <MobileTopBar name="loan" />
        <LargeTitle>Loans</LargeTitle>
      </>,
      { answers: {}, link: paths.loan.path },
    )
    act(() => tell([{ isIntersecting: false, boundingClientRect: { top: -20 } as DOMRect }]))
    expect(namesOf('button')).toEqual(['Menu'])
    expect(screen.queryByRole('link', { name: 'SWX home' })).toBeNull()
    expect(screen.getByText('Sandbox')).toBeDefined()
    const [away, back] = [
      { isIntersecting: false, boundingClientRect: { top: -20 } as DOMRect },
      { isIntersecting: true, boundingClientRect: { top: 96 } as DOMRect },
    ]
    act(() => tell([away, back]))
    expect(screen.getByRole('link', { name: 'SWX home' })).toBeDefined()
  })

  it('has the search too on the markets', () => {
    show('market')
    expect(namesOf('button')).toContain('Search')
  })

  it('has the way back, the title and “more” on every other page, and leads back to its parent', () => {
    show('deposit')
    expect(namesOf('button')).toEqual(['Back', 'More'])
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Deposit')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('Account')).toBeDefined()
  })

  it('has the action of a page in place of “more”, and what the page says under the title, while it is on show', () => {
    renderWithBackend(
      <>
        <MobileTopBar name="loanApply" />
        <LeavingPage />
      </>,
      { answers: {}, link: paths.loanApply.path },
    )
    expect(namesOf('button')).toEqual(['Back', 'Leave'])
    expect(screen.getByText('Step 1 of 4')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(namesOf('button')).toEqual(['Back', 'More'])
    expect(screen.queryByText('Step 1 of 4')).toBeNull()
  })

  it('has language, support, search and the way home under “more”', async () => {
    show('deposit')
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const more = await screen.findByRole('dialog', { name: 'More' })
    const rows = [...more.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['', 'LanguageEnglish', 'Online support', 'Search', 'Refresh', 'Home'])
    fireEvent.click(within(more).getByRole('button', { name: /^Language/ }))
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeDefined()
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

  it('says on “more” how many notifications are unread where there is no bell', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show('deposit')
    fireEvent.click(await screen.findByRole('button', { name: 'More, unread: 99+' }))
    const more = await screen.findByRole('dialog', { name: 'More' })
    const row = within(more).getByRole('link', { name: /Notifications/ })
    expect(row.getAttribute('href')).toBe('/profile/notification')
  })
})
