import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { keepGoogleRequest } from '../model/google-answer.ts'
import { GoogleCallbackPage } from './google-callback-page.tsx'

const path = '/api/loginCallback/google'
const request = {
  purpose: 'login' as const,
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'v'.repeat(43),
  redirectUri: `http://127.0.0.1${path}`,
  next: '/market?type=2',
}
const signedIn: FakeAnswer = () => ({ result: { token: 't-2', userName: 'greta' } })

function comeBack(query: string, answers: Record<string, FakeAnswer> = { loginByGoogle: signedIn }) {
  return renderWithBackend(
    <Routes>
      <Route path={path} element={<GoogleCallbackPage />} />
      <Route path="*" element={<p>a page</p>} />
    </Routes>,
    { link: `${path}${query}`, answers },
  )
}

describe('the way back from Google', () => {
  beforeEach(async () => {
    await startTestI18n('auth', 'errors')
    signOut()
    sessionStorage.clear()
  })

  it('exchanges the code with the proofs of this tab, and leads to the page that was left', async () => {
    keepGoogleRequest(request)
    const { sentTo, place } = comeBack('?code=c-1&state=state-1')
    expect(await screen.findByText('a page')).toBeDefined()
    expect(place.current).toBe('/market?type=2')
    const { purpose: _, next: __, ...proofs } = request
    expect(sentTo('loginByGoogle').map(({ body }) => body)).toEqual([{ ...proofs, code: 'c-1' }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(request.codeVerifier)
  })

  it.each([
    ['a forged state', '?code=c-1&state=forged', /^This browser tab didn’t ask Google/],
    ['a cancelled consent', '?error=access_denied&state=state-1', /^You cancelled the log-in at Google/],
    ['another error of Google', '?error=server_error&state=state-1', /^Google couldn’t complete the log-in/],
  ])('sends nothing for %s, and says what to do', async (_, query, words) => {
    keepGoogleRequest(request)
    const { sent } = comeBack(query)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    const link = screen.getByRole('link', { name: 'Go to log-in' })
    expect(link.getAttribute('href')).toMatch(/^\/pass\/login/)
    expect(sent).toEqual([])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('uses an answer once', async () => {
    keepGoogleRequest(request)
    const { unmount } = comeBack('?code=c-1&state=state-1', { loginByGoogle: () => ({ code: '10002' }) })
    await screen.findByRole('alert')
    unmount()
    const { sent } = comeBack('?code=c-1&state=state-1')
    expect((await screen.findByRole('alert')).textContent).toMatch(/already used/)
    expect(sent).toEqual([])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['10007', /^You already have an account with this email. Log in with your password/],
    ['10002', /^Google hasn’t verified this email address/],
    ['11026', /^This log-in with Google has expired or was already used/],
    ['10005', /frozen|abnormal|status/i],
  ])('says what to do when the backend answers %s', async (code, words) => {
    keepGoogleRequest(request)
    comeBack('?code=c-1&state=state-1', { loginByGoogle: () => ({ code }) })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('leads a user whose email has a password to the log-in and then to the account, to link there', async () => {
    keepGoogleRequest(request)
    comeBack('?code=c-1&state=state-1', { loginByGoogle: () => ({ code: '10007' }) })
    const link = await screen.findByRole('link', { name: 'Go to log-in' })
    expect(link.getAttribute('href')).toBe('/pass/login?next=%2Fprofile')
  })

  it('links the account of the user who is logged in', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    keepGoogleRequest({ ...request, purpose: 'link', next: '/profile' })
    const { sentTo, place } = comeBack('?code=c-1&state=state-1', { linkGoogle: () => ({ code: '20005' }) })
    await waitFor(() => expect(place.current).toBe('/profile'))
    expect(sentTo('linkGoogle')).toHaveLength(1)
  })

  it('says of a Google account that belongs to someone else how to go on', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    keepGoogleRequest({ ...request, purpose: 'link', next: '/profile' })
    comeBack('?code=c-1&state=state-1', { linkGoogle: () => ({ code: '10007' }) })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This Google account belongs to another/)
    expect(screen.getByRole('link', { name: 'Back to your settings' }).getAttribute('href')).toBe('/profile')
  })

  it('leads to the log-in when nothing came back', async () => {
    const { place } = comeBack('')
    await waitFor(() => expect(place.current).toBe('/pass/login'))
  })
})
