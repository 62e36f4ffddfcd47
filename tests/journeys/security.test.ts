import { logIn, typeCode } from '../support/auth.ts'
import {
  firefox,
  iPhone,
  isSignedIn,
  securityPassword,
  setSecurityPassword,
  signInElsewhere,
  typeDigits,
} from '../support/security.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { codeFromMailbox } from './support/mailbox.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { security, errors, money, common } = english
const { password: words, sessions, lock, login } = security

const press = (page: JourneyPage, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectFine = async (page: JourneyPage, where: string) => {
  await settle(page)
  await expectAccessible(page, where)
}

test('a security password is set with a code from the mail, changed and, once forgotten, reset', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const anna = await stage.register()
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile/security?next=/profile/deposit')
  await expect(page.getByText(security.back.first)).toBeVisible()
  await expectFine(page, 'security before a password is set')

  await typeCode(page, await codeFromMailbox(page, stage, anna.email))
  await typeDigits(page, 'new', '123456')
  await typeDigits(page, 'repeat', '271828')
  await press(page, words.setSubmit)
  await expect(page.getByText(security.rule.weak)).toBeVisible()
  await typeDigits(page, 'new', securityPassword)
  await press(page, words.setSubmit)
  await expect(page.getByText(words.set, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/deposit$/)
  await page.goto('/profile/security?next=/profile/deposit')
  await expect(page.getByText(security.back.ready)).toBeVisible()

  await typeDigits(page, 'old', '000001')
  await typeDigits(page, 'new', '314159')
  await typeDigits(page, 'repeat', '314159')
  await press(page, words.changeSubmit)
  await expect(page.getByText(errors.securityPasswordWrong)).toBeVisible()
  await expect(page.getByText(fill(words.attemptsLeft, { left: 4, tries: 5 }))).toBeVisible()
  await typeDigits(page, 'old', securityPassword)
  await press(page, words.changeSubmit)
  await expect(page.getByText(words.changed)).toBeVisible()
  await expect(page.getByText(words.isSet, { exact: true })).toBeVisible()

  await press(page, words.forgot)
  await stage.control('advanceClock', { body: { by: 'PT2M' } })
  await typeCode(page, await codeFromMailbox(page, stage, anna.email))
  const loginPassword = page
    .getByRole('form', { name: words.resetTitle })
    .getByLabel(login.title, { exact: true })
  await loginPassword.fill('Wrong1wrong')
  await typeDigits(page, 'new', '161803')
  await typeDigits(page, 'repeat', '161803')
  await press(page, words.resetSubmit)
  await expect(page.getByText(errors.passwordWrong)).toBeVisible()
  await loginPassword.fill(anna.password)
  await press(page, words.resetSubmit)
  await expect(page.getByText(words.wasReset)).toBeVisible()
  await expect(page.getByText(security.pause.title, { exact: true })).toBeVisible()
  await expectFine(page, 'security while withdrawals pause')

  await page.getByRole('link', { name: security.back.go }).click()
  await expect(page).toHaveURL(/\/profile\/deposit$/)
})

test('five wrong security passwords lock payments: the page says why, until when and what still works, until it is unlocked', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.register()
  await setSecurityPassword(stage, anna)
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile/security')
  await expect(page.getByText(lock.isOff)).toBeVisible()
  await typeDigits(page, 'new', '314159')
  await typeDigits(page, 'repeat', '314159')
  for (let left = 4; left >= 0; left -= 1) {
    await typeDigits(page, 'old', `00000${left + 1}`)
    await press(page, words.changeSubmit)
    if (left > 0) await expect(page.getByText(fill(words.attemptsLeft, { left, tries: 5 }))).toBeVisible()
  }
  const card = page.getByRole('region', { name: money.lock.title })
  await expect(card).toContainText(money.lock.reason.WRONG_PASSWORD)
  await expect(card).toContainText(/until/)
  await expect(card.getByRole('timer')).toHaveText(/^(23|24):\d\d:\d\d$/)
  await expect(card.getByRole('listitem').filter({ hasText: lock.stopped.payments })).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: lock.works.repaying })).toBeVisible()
  await expect(page.getByText(words.noAttempts)).toBeVisible()
  await expectFine(page, 'security while payments are locked')
  await card.getByRole('button', { name: money.step.support }).click()
  await expect(page.getByRole('dialog', { name: common.support.title })).toBeVisible()
  await page.keyboard.press('Escape')

  await stage.control('switchUser', { path: { userId: anna.id, action: 'unlockPayment' } })
  await page.reload()
  await expect(page.getByText(lock.isOff)).toBeVisible()

  await stage.control('switchUser', { path: { userId: anna.id, action: 'lockPayment' }, body: {} })
  await page.reload()
  await expect(card).toContainText(money.lock.reason.OPERATOR)
  await expect(card).toContainText(money.lock.noEnd)
  await expect(page.getByText(words.lockedByUs)).toBeVisible()
})

test('when the payment lock cannot be checked the page says so, and checks again on request', {
  tag: '@desktop',
}, async ({ page, context, stage, watch }) => {
  const anna = await stage.register()
  await stage.signIn(context, anna, 'real')
  watch.allow(/payment\/password\/locked|500/)
  await page.route('**/payment/password/locked', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/profile/security')
  await expect(page.getByText(money.unchecked)).toBeVisible()
  await expect(page.getByText(sessions.current)).toBeVisible()
  await page.unroute('**/payment/password/locked')
  await press(page, common.action.retry)
  await expect(page.getByText(lock.isOff)).toBeVisible()
})

test('sign-ins are listed with device and time; one or all others are signed out', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.register()
  const phone = await signInElsewhere(stage, anna, iPhone)
  const laptop = await signInElsewhere(stage, anna, firefox)
  await stage.signIn(context, anna)
  await page.goto('/profile/security')
  const list = page.getByRole('list', { name: sessions.title })
  const safari = fill(sessions.device, { browser: 'Safari', system: 'iPhone' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').filter({ hasText: sessions.current })).toContainText(sessions.now)
  await expect(list.getByRole('listitem').filter({ hasText: safari })).toContainText(/UTC/)

  await press(page, fill(sessions.endOne, { device: safari }))
  await expect(page.getByText(fill(sessions.ended, { device: safari }))).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await isSignedIn(stage, phone)).toBe(false)
  expect(await isSignedIn(stage, laptop)).toBe(true)

  await press(page, sessions.endAll)
  await expect(page.getByText(sessions.endedAll)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await isSignedIn(stage, laptop)).toBe(false)
  expect(await isSignedIn(stage, anna.token)).toBe(true)
})

test('a new log-in password ends all other sessions, and only it logs in', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.register()
  const phone = await signInElsewhere(stage, anna, iPhone)
  await stage.signIn(context, anna)
  await page.goto('/profile/password')
  const form = page.getByRole('form', { name: login.title })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await field(login.old).fill('Wrong1wrong')
  await field(login.new).fill(anna.password)
  await field(login.repeat).fill(anna.password)
  await form.getByRole('button', { name: login.submit }).click()
  await expect(page.getByText(errors.passwordWrong)).toBeVisible()
  await field(login.old).fill(anna.password)
  await form.getByRole('button', { name: login.submit }).click()
  await expect(page.getByText(security.rule.unchangedPassword)).toBeVisible()
  await expectFine(page, 'the log-in password')
  await field(login.new).fill('Another1pass')
  await field(login.repeat).fill('Another1pass')
  await form.getByRole('button', { name: login.submit }).click()
  await expect(page.getByText(login.changed)).toBeVisible()
  expect(await isSignedIn(stage, phone)).toBe(false)
  expect(await isSignedIn(stage, anna.token)).toBe(true)

  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: english.account.logout.action }).first().click()
  await page.goto('/pass/login')
  await logIn(page, anna.userName, anna.password)
  await expect(page.getByText(errors.passwordWrong)).toBeVisible()
  await logIn(page, anna.userName, 'Another1pass')
  await expect(page).not.toHaveURL(/\/pass\//)
})

test('the address that the payment lock names for support shows the lock and the way to support', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.register()
  await stage.control('switchUser', {
    path: { userId: anna.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await stage.signIn(context, anna, 'real')
  const { result } = await stage.call('GET', 'payment/password/locked', undefined, anna.token)
  await page.goto((result as { contactUrl: string }).contactUrl)
  await expect(page.getByRole('region', { name: money.lock.title })).toBeVisible()
  await expect(page.getByRole('button', { name: money.step.support })).toBeVisible()
})
