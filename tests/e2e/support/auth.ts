import type { Page } from '@playwright/test'
import { expect } from './test.ts'
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
export async function fillRegistration(page: Page, form: Partial<RegistrationForm>, words: Words = english) {
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
export const typeCode = (page: Page, code: string, words: Words = english) =>
  page.getByLabel(words.auth.code.label).first().pressSequentially(code)

/** Asks for a code and reads it in the sandbox mailbox, which opens in a tab of its own. */
export async function codeFromMailbox(page: Page, email: string): Promise<string> {
  const { code } = english.auth
  await page.getByRole('button', { name: code.send }).click()
  const [mailbox] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: code.mailbox }).click(),
  ])
  await expect(mailbox.getByText(email).first()).toBeVisible()
  const found = mailbox.getByText(/^\s*\d{6}\s*$/).first()
  await expect(found).toBeVisible()
  const text = (await found.innerText()).trim()
  await mailbox.close()
  return text
}

/** Logs in on the login page. */
export async function logIn(page: Page, name: string, password: string, words: Words = english) {
  const { login } = words.auth
  await page.getByLabel(login.name).fill(name)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: login.submit, exact: true }).click()
}
