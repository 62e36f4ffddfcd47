import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { RegisterForm } from './register-form.tsx'
import { PasswordResetForm } from './reset-form.tsx'

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a form that is not filled in', () => {
  beforeEach(() => startTestI18n('auth', 'errors'))

  it('asks for a valid email and for the password to be confirmed when an account is opened', async () => {
    const { sent } = renderWithBackend(<RegisterForm />, { answers: {} })
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(await screen.findByText('Enter a valid email address.')).toBeDefined()
    expect(screen.getByText('Confirm your password.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('asks for the new password again when it is reset', async () => {
    const { sent } = renderWithBackend(<PasswordResetForm onDone={() => {}} />, { answers: {} })
    enter('Email', 'anna@example.com')
    enter('New password', 'Sandbox2pass')
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByText('Enter your password again.')).toBeDefined()
    enter('Confirm password', 'Sandbox3pass')
    expect(await screen.findByText('The passwords don’t match.')).toBeDefined()
    expect(sent).toEqual([])
  })
})
