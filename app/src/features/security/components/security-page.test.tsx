import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { SecurityPage } from './security-page.tsx'

const open = {
  locked: false,
  reason: null,
  until: null,
  withdrawalsPausedUntil: null,
  contactUrl: '/profile/security#lock',
  hasPassword: true,
  attemptsLeft: 5,
}
const sessions = pageOf([
  {
    id: 's-2',
    at: '2026-01-10T15:18:40.000Z',
    usedAt: '2026-01-10T15:18:40.000Z',
    device: 'Safari on iPhone',
    current: false,
  },
  {
    id: 's-1',
    at: '2026-01-08T09:02:11.000Z',
    usedAt: '2026-01-10T09:04:30.000Z',
    device: 'Chrome on Linux',
    current: true,
  },
])

const show = (lock: object = {}, answers: Record<string, FakeAnswer> = {}, link = '/profile/security') =>
  renderWithBackend(<SecurityPage />, {
    link,
    answers: {
      getUserInfo: () => ({ result: sampleUser() }),
      locked: () => ({ result: { ...open, ...lock } }),
      listSession: () => ({ result: sessions }),
      ...answers,
    },
  })
const type = (label: string, digits: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: digits } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the security page', () => {
  beforeEach(async () => {
    await startTestI18n('security', 'auth', 'money', 'errors')
    toastStore.set(undefined)
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('sends a code to the user’s own address and sets the password with it', async () => {
    const { sentTo } = show(
      { hasPassword: false },
      { sendCode: () => ({ result: { resendAfter: 60 } }), set: () => ({ code: '20005' }) },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(sentTo('sendCode')[0]?.body).toEqual({ email: 'marta@example.com', scene: 'security' }),
    )
    type('Verification code', '615320')
    type('New security password', '777777')
    type('Confirm security password', '777777')
    press('Set security password')
    expect(await screen.findByText(/too easy to guess/)).toBeDefined()
    type('New security password', '271828')
    press('Set security password')
    expect(await screen.findByText('The security passwords don’t match.')).toBeDefined()
    expect(sentTo('set')).toHaveLength(0)
    type('Confirm security password', '271828')
    press('Set security password')
    await waitFor(() => expect(sentTo('set')[0]?.body).toEqual({ password: '271828', emailCode: '615320' }))
    await waitFor(() => expect(toastStore.get()?.text).toBe('Your security password is set.'))
  })

  it('counts the attempts that are left after a wrong one', async () => {
    let attemptsLeft = 5
    show(
      {},
      {
        locked: () => ({ result: { ...open, attemptsLeft } }),
        change: () => {
          attemptsLeft -= 1
          return { code: '11002' }
        },
      },
    )
    await screen.findByText('Set', { exact: true })
    type('Current security password', '000001')
    type('New security password', '314159')
    type('Confirm security password', '314159')
    press('Change security password')
    expect(await screen.findByText('4 of 5 attempts left')).toBeDefined()
    expect(screen.getByText('Incorrect security password. Check it, then try again.')).toBeDefined()
  })

  it('says why payments are locked, until when, what works and that nothing has to be paid', async () => {
    show({ locked: true, reason: 'WRONG_PASSWORD', until: '2026-01-11T15:20:00.000Z', attemptsLeft: 0 })
    const card = within(await screen.findByRole('region', { name: 'Payments are locked' }))
    expect(card.getByText(/entered five times/)).toBeDefined()
    expect(card.getByText(/until 11 Jan, 15:20 UTC/)).toBeDefined()
    expect(card.getByText('Deposits and withdrawals')).toBeDefined()
    expect(card.getByText('Repaying a loan')).toBeDefined()
    expect(card.getByText(/never have to pay to unlock/)).toBeDefined()
    expect(screen.getByRole('form', { name: 'Reset the security password' })).toBeDefined()
  })

  it('says until when withdrawals pause after a reset', async () => {
    show({ withdrawalsPausedUntil: '2026-01-11T15:20:00.000Z' })
    expect(await screen.findByText(/withdrawals are paused until 11 Jan, 15:20 UTC/)).toBeDefined()
  })

  it('says that the lock could not be checked, and still shows the sign-ins', async () => {
    show({}, { locked: () => Promise.reject(new TypeError('connection reset')) })
    expect(await screen.findByText(/We couldn’t check the payment lock/)).toBeDefined()
    expect(await screen.findByText('Chrome on Linux')).toBeDefined()
    expect(screen.queryByLabelText('Current security password')).toBeNull()
  })

  it('lists this device first and signs another one out', async () => {
    const { sentTo } = show({}, { logoutSession: () => ({ code: '20005' }) })
    const rows = within(await screen.findByRole('list', { name: 'Where you’re logged in' })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('This device'),
      expect.stringContaining('Safari on iPhone'),
    ])
    press('Log out Safari on iPhone')
    await waitFor(() => expect(sentTo('logoutSession')[0]?.body).toEqual({ id: 's-2' }))
  })

  it('leads a user who came to set the password back to where they came from, and nowhere else', async () => {
    const { unmount } = show({}, {}, '/profile/security?next=%2Fprofile%2Fdeposit')
    const link = await screen.findByRole('link', { name: 'Continue' })
    expect(link.getAttribute('href')).toBe('/profile/deposit')
    unmount()
    show({}, {}, '/profile/security?next=%2F%2Fexample.com')
    await screen.findByText('Set', { exact: true })
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })

  it('goes back to where the user came from as soon as the first password is set', async () => {
    const { place } = show(
      { hasPassword: false },
      { set: () => ({ code: '20005' }) },
      '/profile/security?next=%2Fprofile%2Fwithdraw',
    )
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } })
    for (const label of ['New security password', 'Confirm security password']) type(label, '٢٧٤٩١٣')
    press('Set security password')
    await waitFor(() => expect(place.current).toBe('/profile/withdraw'))
    expect(toastStore.get()?.text).toMatch(/set/i)
  })

  it('asks a user of Google for a log-in password first', async () => {
    show({}, { getUserInfo: () => ({ result: { ...sampleUser(), hasPassword: false } }) })
    const link = await screen.findByRole('link', { name: 'Set a log-in password' })
    expect(link.getAttribute('href')).toBe('/pass/reset')
    expect(screen.queryByRole('form', { name: 'Log-in password' })).toBeNull()
  })
})
