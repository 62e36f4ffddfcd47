import { fireEvent, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend } from '../../../test/render-with-backend.tsx'
import { startTestI18n } from '../../../test/start-test-i18n.ts'
import { RegisterForm } from './register-form.tsx'

const anna = {
  Username: 'anna_1',
  Email: 'anna@example.com',
  Password: 'Sandbox1pass',
  'Confirm password': 'Sandbox1pass',
  'Verification code': '123456',
}

const show = () => renderWithBackend(<RegisterForm />, { answers: {}, link: '/pass/register' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Open account' }))

describe('the form for a new account', () => {
  beforeEach(() => startTestI18n('auth', 'errors'))

  it('an empty form says what to enter, field by field, and sends nothing', async () => {
    const { sentTo } = show()
    submit()
    expect(await screen.findByText(i18next.t('errors:userNameWrong'))).toBeDefined()
    expect(screen.getByText(i18next.t('errors:enterVerificationCode'))).toBeDefined()
    expect(screen.getByText(i18next.t('errors:confirmPassword'))).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(sentTo('register')).toEqual([])
  })

  it.each([
    ['the username has a space', { Username: 'an na' }, 'userNameWrong'],
    ['the email is none', { Email: 'anna@' }, 'emailFormatIncorrect'],
    ['the password is weak', { Password: 'short', 'Confirm password': 'short' }, 'passwordTooWeak'],
    ['the two passwords differ', { 'Confirm password': 'Sandbox2pass' }, 'passwordsDiffer'],
  ] as const)('says what to mend when %s', async (_, mistake, key) => {
    const { place, sentTo } = show()
    for (const [label, value] of Object.entries({ ...anna, ...mistake }))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    submit()
    expect(await screen.findByText(i18next.t(`errors:${key}`))).toBeDefined()
    expect(place.current).toBe('/pass/register')
    expect(sentTo('register')).toEqual([])
  })
})
