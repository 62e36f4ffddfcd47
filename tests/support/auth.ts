import type { Scope } from './screen.ts'
import { english } from './texts.ts'

type Words = typeof english

/** Fields of the form for a new account. */
export interface RegistrationForm {
  readonly userName: string
  readonly email: string
  readonly password: string
  readonly repeat: string
  readonly invitation: string
}

/** Fills in what is given of the form for a new account; the rest stays as it is. */
export async function fillRegistration(page: Scope, form: Partial<RegistrationForm>, words: Words = english) {
  const { register } = words.auth
  const labels = {
    userName: register.userName,
    email: register.email,
    password: register.password,
    repeat: register.repeat,
    invitation: register.invitation,
  }
  for (const [field, value] of Object.entries(form))
    await page
      .getByLabel(labels[field as keyof RegistrationForm], { exact: field !== 'invitation' })
      .fill(value)
}

/** Types a verification code. */
export const typeCode = (page: Scope, code: string, words: Words = english) =>
  page.getByLabel(words.auth.code.label).first().pressSequentially(code)

/** Logs in on the login page. */
export async function logIn(page: Scope, name: string, password: string, words: Words = english) {
  const { login } = words.auth
  await page.getByLabel(login.name).fill(name)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: login.submit, exact: true }).click()
}
