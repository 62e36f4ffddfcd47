import type { Page } from '@playwright/test'
import { languages } from '@swx/locales/languages'
import { english, textsOf } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'
import { walkUser } from './support/walk-user.ts'

const { common, search } = english

const field = (page: Page) => page.getByRole('combobox', { name: search.label })
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
const opener = (page: Page, word: string = common.nav.search) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${word}`) })

test('the field in the bar finds a pair typed with a stroke, and Escape gives focus back to it', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/')
  await settle(page)
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('EUR/USD')
  await expect(options(page).first()).toContainText('EURUSD')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await field(page).fill('btcusdt')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/cruuency\?code=BTC/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('the keys alone lead from anywhere to a page: slash or Ctrl-K, arrows, Enter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/market')
  await settle(page)
  await page.keyboard.press('/')
  await field(page).fill('loan')
  await expect(options(page).nth(1)).toBeVisible()
  const second = await options(page).nth(1).getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${second?.replace(/[?.]/g, '\\$&')}$`))
  await settle(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'loan', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/market')
  await settle(page)
  const filter = page.getByRole('searchbox', { name: english.market.search.label })
  await filter.click()
  await page.keyboard.type('a/b')
  await expect(filter).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a user finds own records by their numbers, and another user none of them', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  stage,
}) => {
  test.slow()
  const user = await walkUser(stage)
  await stage.signIn(context, user, 'real')
  await page.goto('/')
  await settle(page)
  await opener(page).click()
  for (const [number, path] of [
    [user.planNo, '/trading/order'],
    [user.withdrawNo, '/profile/withdraw/detail'],
    [user.planNo.slice(-6), '/trading/order'],
  ] as const) {
    await field(page).fill(number)
    await expect(options(page).first()).toContainText(number)
    await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${path}`))
  }
  await field(page).fill(user.planNo)
  await options(page).first().click()
  await expect(page.getByText(user.planNo).filter({ visible: true }).first()).toBeVisible()

  const other = await stage.register({ userName: 'other_1', email: 'other@example.com' })
  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { 'X-Sandbox-World': stage.world },
    baseURL: stage.url,
  })
  await elsewhere.addInitScript(() => localStorage.setItem('swx.boardSeen', 'true'))
  await stage.signIn(elsewhere, other, 'real')
  const others = await elsewhere.newPage()
  await others.goto('/')
  await settle(others)
  await opener(others).click()
  await field(others).fill(user.planNo)
  await expect(others.getByText(search.noneBody)).toBeVisible()
  await expect(options(others)).toHaveCount(0)
  await elsewhere.close()
})

test('what led somewhere is offered again, until the user logs out', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const user = await stage.register()
  await stage.signIn(context, user)
  await page.goto('/')
  await settle(page)
  await opener(page).click()
  await field(page).fill('bitcoin')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/cruuency/)
  await opener(page).click()
  await page.getByRole('button', { name: 'bitcoin', exact: true }).click()
  await expect(field(page)).toHaveValue('bitcoin')
  await expect(options(page).first()).toContainText('BTC')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('swx.searches'))).toContain('bitcoin')
  await page.goto('/profile')
  await settle(page)
  await page.getByRole('button', { name: english.account.logout.action }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('swx.searches'))).toBeNull()
})

/** As it is typed in haste: without capitals and accents. */
const hasty = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

test('in every language pages and questions are found by their own names, in the direction of the language, at 320 px', {
  tag: '@mobile',
}, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { code, dir } of languages) {
    const texts = textsOf(code)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), code)
    await page.goto('/')
    await settle(page)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await opener(page, texts.common.nav.search).click()
    const input = page.getByRole('combobox')
    await input.fill(hasty(texts.common.page.deposit))
    await expect(
      page.getByRole('group', { name: texts.search.group.pages }).getByRole('option').first(),
      code,
    ).toHaveAttribute('href', '/profile/deposit')
    await input.fill('eur/usd')
    await expect(page.getByRole('option').first(), code).toContainText('EURUSD')
    await input.fill(hasty(texts.common.page.loan))
    await expect(page.getByRole('option').first(), code).toBeVisible()
    expect(await elementsPastTheEdge(page), code).toEqual([])
    if (code === 'en' || code === 'ar') await expectAccessible(page, code)
    await page.keyboard.press('Escape')
  }
})
