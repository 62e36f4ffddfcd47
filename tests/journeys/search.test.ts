import { languages } from '@swx/locales/languages'
import { logIn } from '../support/auth.ts'
import { searchField, searchOptions } from '../support/search.ts'
import { openSearch } from '../support/steps.ts'
import { english, fill, textsOf } from '../support/texts.ts'
import { walkUser } from '../support/walk-user.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { account, common, search, security, settings } = english

test('the field in the bar finds a pair typed with a stroke and a name with wrong letters', async ({
  page,
  device,
}) => {
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  await searchField(page).fill('EUR/USD')
  await expect(searchOptions(page).first()).toContainText('EURUSD')
  await expect(searchOptions(page).first()).toHaveAttribute('aria-selected', 'true')
  await searchField(page).fill('etherum')
  await expect(searchOptions(page).first()).toContainText('ETH')
  await searchField(page).fill('btcusdt')
  await searchOptions(page).first().click()
  await expect(page).toHaveURL(/\/cruuency\?code=BTC/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('the markets find a name with a wrong letter, and the symbol itself first', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/market')
  await settle(page)
  const filter = page.getByRole('searchbox', { name: english.market.search.label })
  const row = page.getByRole('table', { name: english.market.list.label }).getByRole('row').nth(1)
  await filter.fill('etherum')
  await expect(row).toContainText('ETH')
  await filter.fill('btc')
  await expect(row).toContainText('BTC')
})

test('a setting is found by what it is for, and shown once the visitor has logged in', {
  tag: '@desktop',
}, async ({ page, stage, device }) => {
  const user = await stage.register()
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  await searchField(page).fill('forgot securty password')
  await expect(searchOptions(page).first()).toContainText(security.password.title)
  await expect(searchOptions(page).first()).toContainText(search.loginFirst)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\/security#security-password$/)
  await page.getByRole('main').getByRole('link', { name: common.nav.logIn }).click()
  await logIn(page, user.email, user.password)
  await expect(page).toHaveURL(/\/profile\/security#security-password$/)
  await expect(page.locator('#security-password')).toBeFocused()
})

test('actions are done from the search: another account, support, logging out', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
  device,
}) => {
  const user = await stage.register()
  await stage.signIn(context, user, 'demo')
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  await searchField(page).fill('switch account')
  await expect(searchOptions(page).first()).toContainText(common.mode.real.confirm)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: common.mode.real.confirm }).click()
  await expect(page.getByText(common.mode.real.switched)).toBeVisible()

  await openSearch(page, device)
  await searchField(page).fill('complaint')
  await searchOptions(page).filter({ hasText: common.support.title }).click()
  await expect(page.getByRole('dialog', { name: common.support.title })).toBeVisible()
  await page.keyboard.press('Escape')

  await openSearch(page, device)
  await searchField(page).fill('reset demo')
  await expect(searchOptions(page).first()).toContainText(settings.demo.reset)
  await searchField(page).fill('log out')
  await expect(searchOptions(page).first()).toContainText(account.logout.action)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.logout.done)).toBeVisible()
})

test('a user finds own records by their numbers, and another user none of them', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  stage,
  device,
}) => {
  const user = await walkUser(stage)
  await stage.signIn(context, user, 'real')
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  for (const [number, path] of [
    [user.planNo, '/trading/order'],
    [user.withdrawNo, '/profile/withdraw/detail'],
    [user.planNo.slice(-6), '/trading/order'],
  ] as const) {
    await searchField(page).fill(number)
    await expect(searchOptions(page).first()).toContainText(number)
    await expect(searchOptions(page).first()).toHaveAttribute('href', new RegExp(`^${path}`))
  }
  await searchField(page).fill(user.planNo)
  await searchOptions(page).first().click()
  await expect(page.getByText(user.planNo).filter({ visible: true }).first()).toBeVisible()

  const other = await stage.register({ userName: 'other_1', email: 'other@example.com' })
  const elsewhere = await browser.newContext()
  await stage.signIn(elsewhere, other, 'real')
  const others = await elsewhere.newPage()
  await others.goto('/')
  await settle(others)
  await openSearch(others, device)
  await searchField(others).fill(user.planNo)
  await expect(others.getByText(search.noneBody)).toBeVisible()
  await expect(searchOptions(others)).toHaveCount(0)
  await elsewhere.close()
})

test('what led somewhere is offered again, until the user logs out', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
  device,
}) => {
  const user = await stage.register()
  await stage.signIn(context, user)
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  await searchField(page).fill('bitcoin')
  await searchOptions(page).first().click()
  await expect(page).toHaveURL(/\/cruuency/)
  if (device === 'mobile')
    await page.getByRole('button', { name: english.common.nav.back, exact: true }).click()
  await openSearch(page, device)
  await page.getByRole('button', { name: 'bitcoin', exact: true }).click()
  await expect(searchField(page)).toHaveValue('bitcoin')
  await expect(searchOptions(page).first()).toContainText('BTC')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('swx.searches'))).toContain('bitcoin')
  await page.goto('/profile')
  await settle(page)
  await page.getByRole('button', { name: account.logout.action }).last().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('swx.searches'))).toBeNull()
})

/** A text as it is typed in haste: without capitals and accents. */
const hasty = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

test('in every language pages, settings and other names are found, and what to do where nothing is', {
  tag: '@desktop',
}, async ({ page, device }) => {
  for (const { code } of languages) {
    const texts = textsOf(code)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), code)
    await page.goto('/')
    await settle(page)
    await openSearch(page, device, texts)
    const input = page.getByRole('combobox')
    const first = page.getByRole('option').first()
    await input.fill(hasty(texts.common.page.deposit))
    await expect(first, code).toHaveAttribute('href', '/profile/deposit')
    await input.fill(hasty(texts.security.password.title))
    await expect(first, code).toHaveAttribute('href', '/profile/security#security-password')
    const [otherName = ''] = texts.search.also.close.split(/[,،、] ?/)
    await input.fill(otherName)
    await expect(first, code).toHaveAttribute('href', '/profile/settings#closing')
    await input.fill('eur/usd')
    await expect(first, code).toContainText('EURUSD')
    await input.fill('qqqqzzzz')
    await expect(page.getByText(fill(texts.search.none, { text: 'qqqqzzzz' }))).toBeVisible()
    if (code === 'en' || code === 'ar') await expectAccessible(page, code)
    await page.keyboard.press('Escape')
  }
})
