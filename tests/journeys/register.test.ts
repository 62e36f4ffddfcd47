import { fillRegistration, typeCode } from '../support/auth.ts'
import { goToTab } from '../support/steps.ts'
import { english, textsOf } from '../support/texts.ts'
import { codeFromMailbox } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const { auth, errors, common, sandbox } = english
const anna = {
  userName: 'anna_1',
  email: 'anna@example.com',
  password: 'Sandbox1pass',
  repeat: 'Sandbox1pass',
}

test('registers with the code from the mailbox page and is logged in', { tag: '@mobile' }, async ({
  page,
  stage,
  device,
}) => {
  await page.goto('/pass/register')
  await fillRegistration(page, anna)
  await typeCode(page, await codeFromMailbox(page, stage, anna.email))
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await expect(page.getByText(auth.register.done)).toBeVisible()
  await expect(page).toHaveURL('/')
  const step = page.getByRole('region', { name: sandbox.guide.title }).locator('[aria-current="step"]')
  await expect(step).toContainText(sandbox.guide.position.title)
  const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(first).toBe(sandbox.guide.title)
  await goToTab(page, device, 'profile')
  await expect(page.getByRole('main').getByText(anna.userName).first()).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ token: expect.any(String), isLogin: expect.any(String) })
  expect(JSON.stringify(stored)).not.toContain(anna.password)
})

test('what the server refuses stands at the field it is about', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await stage.register({ userName: 'taken_1', email: 'taken@example.com' })
  await page.goto('/pass/register')
  const submit = () => page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await fillRegistration(page, { ...anna, userName: 'taken_1', invitation: 'ZZZZ99' })
  await typeCode(page, '000000')
  await submit()
  await expect(page.getByText(errors.userNameExists).first()).toBeVisible()
  await fillRegistration(page, { userName: anna.userName, email: 'taken@example.com' })
  await submit()
  await expect(page.getByText(errors.emailExists).first()).toBeVisible()
  await fillRegistration(page, { email: anna.email })
  await submit()
  await expect(page.getByText(errors.verificationCodeWrong)).toBeVisible()
  await page.getByLabel(auth.code.label).first().fill('')
  await typeCode(page, '123456')
  await submit()
  await expect(page.getByText(errors.invitationCodeInvalid)).toBeVisible()
})

test('messages follow the language at once', { tag: '@mobile' }, async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('lang', 'ar'))
  const arabic = textsOf('ar')
  await page.goto('/pass/register')
  await fillRegistration(page, { ...anna, repeat: 'Sandbox2pass' }, arabic)
  await typeCode(page, '123456', arabic)
  await page.getByRole('button', { name: arabic.auth.register.submit, exact: true }).click()
  await expect(page.getByText(arabic.errors.passwordsDiffer)).toBeVisible()
})

test('a second code waits its minute', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/pass/register')
  await fillRegistration(page, { email: anna.email })
  await page.getByRole('button', { name: auth.code.send }).click()
  const wait = new RegExp(auth.code.wait.replace('{{seconds}}', '\\d+'))
  await expect(page.getByText(wait)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: common.page.register })).toBeAttached()
})
