import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeDraft } from '#core/forms/drafts.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { RegisterForm } from './register-form.tsx'

const anna = {
  Username: 'anna_1',
  Email: 'anna@example.com',
  Password: 'Sandbox1pass',
  'Confirm password': 'Sandbox1pass',
  'Verification code': '123456',
}

const show = () => renderWithBackend(<RegisterForm />, { answers: {}, link: '/pass/register' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))

describe('the form for a new account', () => {
  beforeEach(() => {
    writeDraft('register', undefined)
    return startTestI18n('auth', 'errors')
  })

  it('an empty form says what to enter, field by field, and sends nothing', async () => {
    const { sentTo } = show()
    submit()
    expect(await screen.findByText('Enter a username.')).toBeDefined()
    expect(screen.getByText(i18next.t('errors:enterVerificationCode'))).toBeDefined()
    expect(screen.getByText(i18next.t('errors:confirmPassword'))).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(sentTo('register')).toEqual([])
  })

  it('says that fields are empty only as long as one is', async () => {
    show()
    submit()
    expect(await screen.findByText('Fill in all fields.')).toBeDefined()
    for (const [label, value] of Object.entries({ ...anna, Email: 'anna@' }))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(screen.queryByText('Fill in all fields.')).toBeNull())
    expect(screen.getByText(i18next.t('errors:emailFormatIncorrect'))).toBeDefined()
  })

  it('asks for no code any more once one was sent', async () => {
    renderWithBackend(<RegisterForm />, { answers: { sendCode: () => ({ result: { resendAfter: 60 } }) } })
    submit()
    expect(await screen.findByText(i18next.t('errors:enterVerificationCode'))).toBeDefined()
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'anna@example.com' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(screen.queryByText(i18next.t('errors:enterVerificationCode'))).toBeNull())
  })

  it('keeps username and email over a reload of the tab, and neither password nor code', () => {
    show()
    for (const [label, value] of Object.entries(anna))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const kept = JSON.stringify({ ...sessionStorage })
    expect(kept).toContain('anna_1')
    expect(kept).toContain('anna@example.com')
    expect(kept).not.toMatch(/Sandbox1pass|123456/)
    // What a new page load finds.
    cleanup()
    const tab = sessionStorage.getItem('swx.register') ?? ''
    writeDraft('register', undefined)
    sessionStorage.setItem('swx.register', tab)
    show()
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'anna_1')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('takes the code in the digits of any script, typed or pasted in groups', async () => {
    show()
    const code = screen.getByLabelText('Verification code')
    for (const typed of ['١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６', '१२३४५६', '123 456', '\u2066123-456\u2069']) {
      fireEvent.change(code, { target: { value: '' } })
      fireEvent.change(code, { target: { value: typed } })
      expect([typed, (code as HTMLInputElement).value]).toEqual([typed, '123456'])
    }
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

  it('says each rule once: what is wrong takes the place of the hint', async () => {
    show()
    const hints = [i18next.t('auth:register.userNameHint'), i18next.t('auth:register.passwordHint')]
    for (const hint of hints) expect(screen.getByText(hint)).toBeDefined()
    for (const [label, value] of Object.entries({ ...anna, Username: 'an na', Password: 'short' }))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    submit()
    expect(await screen.findByText(i18next.t('errors:userNameWrong'))).toBeDefined()
    expect(screen.getByText(i18next.t('errors:passwordTooWeak'))).toBeDefined()
    for (const hint of hints) expect(screen.queryByText(hint)).toBeNull()
  })
})
