import type { Dialog } from '@playwright/test'
import { countOf, loseAnswer, sendingDialog } from '../support/lost-answer.ts'
import { openLayer } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { registerWithPassword, securityPassword, withdrawForm } from '../support/withdrawal.ts'
import { expect, test } from './support/test.ts'

const { auth, common, money, withdrawals } = english

// That the board was seen cannot be stored, and the clock of a page is the clock of its context.
test.use({ hasSeenBoard: false, ownContext: true })

/** Runs before the page: the user lets no site store anything. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
}

/** Runs before the page: the device has no room left. */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  Storage.prototype.setItem = refuse
  IDBFactory.prototype.open = refuse
  Cache.prototype.put = async () => refuse()
}

for (const [why, refuse] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const)
  test(`with storage ${why} a user logs in once, withdraws once, and is told before anything is lost`, async ({
    page,
    stage,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION|\/withdrawal/)
    const person = await registerWithPassword(stage, '500.00')
    const asked: Dialog[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog)
      await dialog.dismiss()
    })
    const notice = page.getByText(common.storage.unstored)
    const main = page.getByRole('main')
    await page.clock.install()
    await page.addInitScript(refuse)

    await page.goto('/pass/login?next=%2Fprofile%2Fwithdraw')
    await main.getByRole('button', { name: auth.login.google }).click()
    await expect(page.getByText(auth.google.unstored)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await page.getByLabel(auth.login.name).fill(person.userName)
    await page.getByLabel(auth.login.password, { exact: true }).fill(person.password)
    await main.getByRole('button', { name: auth.login.submit, exact: true }).click()
    await expect(notice).toBeVisible()

    await main.getByRole('button', { name: money.step.switchToReal }).click()
    await page.getByRole('dialog').getByRole('button', { name: /REAL/ }).click()
    const { field, method, submit } = withdrawForm(page)
    await method(/^USDT.*ERC20/).check()
    await field(withdrawals.form.amount).fill('120')
    await field(withdrawals.form.address).fill('SANDBOX-WALLET-1')
    await field(withdrawals.password.label).fill(securityPassword)
    await loseAnswer(stage, 'withdrawal')
    await submit.click()
    await page.clock.fastForward(1_000)
    await expect(sendingDialog(page)).toContainText(money.attempt.tabOnly)
    await page.evaluate(() => window.location.reload())
    await expect.poll(() => asked.map((dialog) => dialog.type())).toEqual(['beforeunload'])
    await expect(sendingDialog(page)).toBeVisible()

    await page.getByRole('dialog').getByRole('button', { name: money.attempt.leave, exact: true }).click()
    const told = page.getByText(/Withdrawal of .*120\.00.*\sUSD: Withdrawal submitted/)
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(told).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await countOf(stage, person.token, 'user/listWithdrwal', 'real')).toBe(1)
    await page.reload()
    expect(asked).toHaveLength(1)
    await expect(
      page
        .getByRole('link', { name: /^Log in\b/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

test('a page whose files are gone is not loaded again and again where nothing says that it was', {
  tag: '@mobile',
}, async ({ page, watch }) => {
  watch.allow(/404|dynamically imported|console error|uncaught|ERR_/)
  await page.addInitScript(blockStorage)
  await page.goto('/pass/login')
  await page.waitForLoadState('networkidle')
  const more = await openLayer(page, 'more')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await more.getByRole('link', { name: common.page.home }).click()
  await expect(page.getByRole('button', { name: common.action.reload })).toBeVisible()
  expect(loads).toBe(0)
})
