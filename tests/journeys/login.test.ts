import { logIn } from '../support/auth.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { auth, errors, common } = english

test('logs in by name or by email and comes back to the page it was sent from', { tag: '@desktop' }, async ({
  page,
  device,
  stage,
}) => {
  const anna = await stage.register()
  await page.goto('/pass/login?next=%2Fmarket')
  await logIn(page, anna.email, anna.password)
  await expect(page).toHaveURL('/market')
  await goToTab(page, device, 'profile')
  await expect(page.getByRole('main').getByText(anna.userName).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    anna.password,
  )
})

test('never leads to another site after logging in', { tag: '@desktop' }, async ({ page, stage }) => {
  const anna = await stage.register()
  await page.goto('/pass/login?next=https%3A%2F%2Fevil.example%2F')
  await logIn(page, anna.userName, anna.password)
  await expect(page).toHaveURL('/profile')
})

const loginErrors = [
  ['the name is blank', '', 'Sandbox1pass', errors.enterUserNameOrEmail],
  ['no user has that name', 'nobody_1', 'Sandbox1pass', errors.userNotFound],
  ['the password is wrong', 'anna_1', 'Wrong1pass', errors.passwordWrong],
  ['the email is none', 'anna@', 'Sandbox1pass', errors.emailWrong],
] as const

for (const [when, name, password, message] of loginErrors) {
  test(`says why it does not log in when ${when}`, { tag: '@desktop' }, async ({ page, stage }) => {
    await stage.register()
    await page.goto('/pass/login')
    await logIn(page, name, password)
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(page).toHaveURL('/pass/login')
  })
}

test('a log-in to a frozen account says that it is frozen', { tag: '@desktop' }, async ({ page, stage }) => {
  const anna = await stage.register({ email: 'frozen+anna@example.com' })
  await page.goto('/pass/login')
  await logIn(page, anna.email, anna.password)
  await expect(page.getByText(errors.userStatusAbnormal)).toBeVisible()
})

test('after too many wrong passwords it says to wait', { tag: '@mobile' }, async ({ page, stage, watch }) => {
  watch.allow(/429/)
  const anna = await stage.register()
  for (let tries = 0; tries < 5; tries += 1)
    await stage.call('POST', 'login/login', { userName: anna.userName, password: 'Wrong1pass' })
  await page.goto('/pass/login')
  await logIn(page, anna.userName, anna.password)
  await expect(page.getByText(errors.tooManyRequests)).toBeVisible()
})

test('leads from the login to registration and to a new password', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/pass/login')
  await page.getByRole('main').getByRole('link', { name: auth.login.toRegister }).click()
  await expect(page).toHaveURL('/pass/register')
  await page.getByRole('main').getByRole('link', { name: auth.register.toLogin }).click()
  await page.getByRole('link', { name: auth.login.forgot }).click()
  await expect(page).toHaveURL('/pass/reset')
  await expect(page.getByRole('heading', { level: 1, name: common.page.reset })).toBeAttached()
})
