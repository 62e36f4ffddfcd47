import type { Page } from '@playwright/test'
import { english } from '../../support/texts.ts'
import { expect } from './test.ts'

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
