import { logIn, typeCode } from '../support/auth.ts'
import { english } from '../support/texts.ts'
import { codeFromMailbox } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const { auth, errors } = english

test('sets a new password with the code from the mailbox and logs in with it', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  const anna = await stage.register()
  await page.goto('/pass/reset')
  await page.getByLabel(auth.register.email).fill(anna.email)
  await typeCode(page, await codeFromMailbox(page, stage, anna.email))
  await page.getByLabel(auth.reset.newPassword, { exact: true }).fill('Another1pass')
  await page.getByLabel(auth.register.repeat, { exact: true }).fill('Another1pass')
  await page.getByRole('button', { name: auth.reset.submit }).click()
  await expect(page).toHaveURL(/\/pass\/login/)
  await expect(page.getByText(auth.reset.done)).toBeVisible()
  await logIn(page, anna.userName, anna.password)
  await expect(page.getByText(errors.passwordWrong)).toBeVisible()
  await logIn(page, anna.userName, 'Another1pass')
  await expect(page).not.toHaveURL(/\/pass\//)
})

test('says when no user has that email', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/pass/reset')
  await page.getByLabel(auth.register.email).fill('nobody@example.com')
  await page.getByRole('button', { name: auth.code.send }).click()
  await expect(page.getByText(errors.userNotFound)).toBeVisible()
})
