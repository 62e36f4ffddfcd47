import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { sessionStore, signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { SettingsPage } from './settings-page.tsx'

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })
const nothing = {
  closable: true,
  available: '0.00',
  owed: '0.00',
  positions: 0,
  waitingOrders: 0,
  options: 0,
  plans: 0,
  bids: 0,
  deposits: 0,
  withdrawals: 0,
  loans: 0,
}

const show = (answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(
    <SettingsPage
      alerts={{ about: null, open: null }}
      google={() => null}
      reports={null}
      savings={(isOn) => <p>{isOn ? 'interest on' : 'interest off'}</p>}
    />,
    {
      link: '/profile/settings',
      answers: {
        getUserInfo: () => ({ result: sampleUser() }),
        areaCodes: parameter('areaCodes', ['+49', '+852']),
        'upload.config': parameter('upload.config', { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 }),
        checkCloseAccount: () => ({ result: nothing }),
        ...answers,
      },
    },
  )
const pressClose = async () => {
  const action = await screen.findByRole('button', { name: 'Close account' })
  fireEvent.click(action)
  return within(await screen.findByRole('dialog', { name: 'Close your account?' }))
}

describe('the settings', () => {
  beforeEach(async () => {
    await startTestI18n('settings', 'account', 'income', 'images', 'money', 'errors')
    toastStore.set(undefined)
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('save a phone with its area code, without the spaces it was typed with', async () => {
    const { sentTo } = show({ updateProfile: () => ({ code: '20005' }) })
    const phone = await screen.findByLabelText('Phone number')
    fireEvent.change(phone, { target: { value: '9123 4567' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save number' }))
    expect(await screen.findByText('Choose a country code.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Country code'), { target: { value: '+852' } })
    fireEvent.blur(screen.getByLabelText('Country code'))
    fireEvent.click(screen.getByRole('button', { name: 'Save number' }))
    await waitFor(() =>
      expect(sentTo('updateProfile')[0]?.body).toEqual({ areaCode: '+852', phone: '91234567' }),
    )
    await waitFor(() => expect(toastStore.get()?.text).toBe('Your phone number has been saved.'))
  })

  it('say what stands in the way of closing the account, each with its way', async () => {
    show({
      checkCloseAccount: () => ({
        result: { ...nothing, closable: false, available: '18240.55', positions: 2, options: 1, loans: 1 },
      }),
    })
    const list = within(await screen.findByRole('list', { name: 'Before you can close your account' }))
    const rows = list.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toContain('18,240.55')
    expect(rows[1]).toMatch(/Open positions, options and waiting orders, demo included 3/)
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/withdraw',
      '/profile/orders',
      '/loan',
    ])
    expect(screen.getByRole('button', { name: 'Close account' })).toHaveProperty('disabled', true)
  })

  it('close the account after the password and log out, without asking for anything again', async () => {
    const { sent, sentTo } = show({ closeAccount: () => ({ code: '20005' }) })
    const dialog = await pressClose()
    expect(dialog.getByText('You can’t undo this.')).toBeDefined()
    fireEvent.change(dialog.getByLabelText('Log-in password'), { target: { value: 'Lighthouse88' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }))
    await waitFor(() => expect(sessionStore.get().user).toBeUndefined())
    expect(sentTo('closeAccount')[0]?.body).toEqual({ loginPassword: 'Lighthouse88' })
    expect(sent.at(-1)?.operation).toBe('closeAccount')
    expect(sessionStore.get().endedBy).toBeUndefined()
  })

  it('keep the account open after a wrong password, and look again when something has come up', async () => {
    const codes = ['10004', '10008']
    const { sentTo } = show({ closeAccount: () => ({ code: codes.shift() ?? '' }) })
    const dialog = await pressClose()
    const asked = sentTo('checkCloseAccount').length
    fireEvent.change(dialog.getByLabelText('Log-in password'), { target: { value: 'Wrong1wrong' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }))
    expect(await dialog.findByText('Incorrect password. Check it, or reset it.')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Close account' }))
    expect(await dialog.findByText(/can’t do this right now/)).toBeDefined()
    await waitFor(() => expect(sentTo('checkCloseAccount').length).toBeGreaterThan(asked))
    expect(sessionStore.get().user).toBeDefined()
  })

  it('reset the demo account only while it is in use', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Reset demo' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('You can reset the demo account only while you’re using it.')).toBeDefined()
  })
})
