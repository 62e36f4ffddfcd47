import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { SupportPanel } from '#features/support-chat/support-panel.tsx'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SessionWatcher } from './session-watcher.tsx'

const show = () =>
  renderWithBackend(
    <>
      <SessionWatcher />
      <SupportPanel open onClose={() => {}} />
    </>,
    { answers: contentAnswers() },
  )
const write = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
}
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent)

describe('online support', () => {
  beforeEach(async () => {
    await startTestI18n('help')
    act(() => signOut())
  })

  it('is told who writes after logging in', () => {
    show()
    act(() => signIn({ token: 't-1', userName: 'marta_k' }))
    write('Where is my deposit?')
    expect(lines()[0]).toBe('marta_kWhere is my deposit?')
  })

  it('knows no name of a visitor', () => {
    show()
    write('What does a plan cost?')
    expect(lines()[0]).toBe('YouWhat does a plan cost?')
  })

  it('forgets the user and what was written after logging out', () => {
    show()
    act(() => signIn({ token: 't-1', userName: 'marta_k' }))
    write('Where is my deposit?')
    act(() => signOut())
    expect(lines()).toEqual([])
    write('Hello')
    expect(lines()[0]).toBe('YouHello')
  })
})

describe('a session that ended before the page was there', () => {
  it('leads back to the page that has sent the user to the log-in already', () => {
    const login = '/pass/login?next=%2Floan%2Fapply%3Famount%3D1000.11'
    act(() => signIn({ token: 't-1', userName: 'marta_k' }))
    act(() => expireSession())
    const { place } = renderWithBackend(<SessionWatcher />, { answers: {}, link: login })
    expect(place.current).toBe(login)
    act(() => signOut())
  })
})
