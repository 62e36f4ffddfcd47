import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { SessionWatcher } from '#shell/session-watcher.tsx'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { LoginPage } from './login-page.tsx'

const app = (
  <>
    <SessionWatcher />
    <Routes>
      <Route path="/pass/login" element={<LoginPage />} />
      <Route path="*" element={<p>a page</p>} />
    </Routes>
  </>
)

describe('a session that the backend ends', () => {
  beforeEach(async () => {
    await startTestI18n('auth', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
  })

  it('leads to the login, which says why, and after it back to the page that was left', async () => {
    const { place } = renderWithBackend(app, {
      link: '/market?type=2',
      answers: { login: () => ({ result: { token: 't-2', userName: 'marta_k' } }) },
    })
    act(() => expireSession())
    expect(place.current).toBe('/pass/login?next=%2Fmarket%3Ftype%3D2')
    expect(screen.getByRole('alert').textContent).toBe('Your session has ended. Log in again.')
    fireEvent.change(screen.getByLabelText('Username or email'), { target: { value: 'marta_k' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Sandbox1pass' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('a page')).toBeDefined()
    expect(place.current).toBe('/market?type=2')
  })
})
