import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore, signOut } from '#core/session/session-store.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { LoginForm } from './login-form.tsx'

const envelope = (code: string, result: unknown = null, rest: object = {}) =>
  new Response(
    JSON.stringify({
      ...{ code, msg: '', result, traceId: 't-1', serverTime: '2026-01-10T15:20:00.000Z' },
      ...rest,
    }),
    { headers: { 'content-type': 'application/json' } },
  )

function show(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch,
    getToken: () => null,
    mode: 'demo',
    onUnauthorized: () => {},
    retry: false,
  })
  render(
    <MemoryRouter>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        <LoginForm next={undefined} />
      </SwxProvider>
    </MemoryRouter>,
  )
  return fetch
}

const enter = (name: string, password: string) => {
  fireEvent.change(screen.getByLabelText('Username or email'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))

describe('logging in', () => {
  beforeEach(() => {
    signOut()
    return startTestI18n('auth', 'errors')
  })

  it('asks for what is missing and sends nothing', async () => {
    const fetch = show(async () => envelope('200'))
    press()
    expect(await screen.findByText('Enter your username or email.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Fill in all fields.')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says beside the password that it is wrong, and keeps what was typed', async () => {
    show(async () => envelope('10004'))
    enter('marta_k', 'nope')
    press()
    expect(await screen.findByText('Incorrect password. Check it, or reset it.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('marta_k')
  })

  it('keeps the name when the user leaves the page and comes back, and never the password', () => {
    show(async () => envelope('200'))
    enter('marta_k', 'Sandbox1')
    cleanup()
    show(async () => envelope('200'))
    expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'marta_k')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('sends once however often the button is pressed', async () => {
    let answer = (_: Response) => {}
    const fetch = show(() => new Promise((resolve) => (answer = resolve)))
    enter('marta_k', 'Sandbox1')
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    fireEvent.click(screen.getByRole('button', { name: 'Logging in' }))
    answer(envelope('200', { token: 'tok', userName: 'marta_k' }))
    await waitFor(() => expect(sessionStore.get().user).toEqual({ token: 'tok', userName: 'marta_k' }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('an unlisted code is an unknown error with its number, never raw text', async () => {
    show(async () => envelope('77777', null, { msg: 'SELECT * FROM users', traceId: 'trace-77' }))
    enter('anna_1', 'Sandbox1pass')
    press()
    expect(await screen.findByText(/trace-77/)).toBeDefined()
    expect(screen.queryByText(/SELECT/)).toBeNull()
  })
})
