import { instrumentRows } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { openCategory } from './support/market.ts'
import { expect, test } from './support/test.ts'

const { common, instrument, market } = english

test('an unknown path leads home and says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/no/such/page?x=1')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByText(common.error.unknownPath)).toBeVisible()
})

test('all six main pages are two steps away at most, each with its own heading and title', async ({
  page,
  device,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/')
  for (const name of ['market', 'trading', 'loan', 'nfts', 'profile', 'home'] as const) {
    await goToTab(page, device, name)
    await expect(page).toHaveTitle(new RegExp(`^${common.page[name]}`))
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  }
})

test('a main page is found as it was left: search and category', { tag: '@mobile' }, async ({
  page,
  device,
}) => {
  await page.goto('/market')
  await openCategory(page, 'stocks')
  await page.getByRole('searchbox', { name: market.search.label }).fill('a')
  await expect(instrumentRows(page).first()).toBeVisible()
  const kept = page.getByRole('searchbox', { name: market.search.label })
  await kept.evaluate((element) => element.setAttribute('data-test-mark', 'same element'))
  await goToTab(page, device, 'loan')
  await expect(page.getByRole('heading', { level: 1, name: common.page.loan })).toBeAttached()
  await goToTab(page, device, 'market')
  await expect(kept).toHaveValue('a')
  await expect(kept).toHaveAttribute('data-test-mark', 'same element')
  await expect(page.getByRole('tab', { name: market.category.stocks })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('the instrument page is kept: it comes back as it was left', { tag: '@desktop' }, async ({
  page,
  device,
}) => {
  const openCurrency = () =>
    page.getByRole('main').locator('a[href^="/cruuency"]').filter({ visible: true }).first().click()
  await page.goto('/market?type=2')
  await expect(instrumentRows(page).first()).toBeVisible()
  await openCurrency()
  await expect(page).toHaveURL(/cruuency/)
  // The list has little charts of its own.
  const chart = page.getByRole('region', { name: instrument.chart.label }).locator('canvas').first()
  await expect(chart).toBeVisible()
  const kept = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  await kept.evaluate((element) => element.setAttribute('data-test-mark', 'same element'))
  await goToTab(page, device, 'loan')
  await expect(page.getByRole('heading', { level: 1, name: common.page.loan })).toBeAttached()
  await page.goBack()
  await expect(kept).toHaveAttribute('data-test-mark', 'same element')
  await expect(chart).toBeVisible()
})

test('a page starts at its top, and the active tab leads back up', async ({ page, device }) => {
  await page.goto('/market')
  await expect(instrumentRows(page).nth(30)).toBeAttached()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await instrumentRows(page).nth(30).scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(300)
  await goToTab(page, device, 'market')
  await expect.poll(scrolled).toBe(0)
  await instrumentRows(page).nth(30).scrollIntoViewIfNeeded()
  await goToTab(page, device, 'trading')
  await expect.poll(scrolled).toBe(0)
})

test('back, forward, a reload and the tab of a kept page lead to where the user was in the list', async ({
  page,
  device,
}) => {
  await page.goto('/market')
  await expect(instrumentRows(page).nth(60)).toBeAttached()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const link = page.locator('main a[href^="/cruuency"]').filter({ visible: true }).nth(60)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(600)
  // Rows that come into view may take another height than was expected of them: the row counts, not the pixel.
  const href = await link.getAttribute('href')
  const row = page.locator(`main a[href="${href}"]`).filter({ visible: true }).first()
  const isThere = () => expect(row).toBeInViewport()

  // A click of the test would first scroll the link to another place.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/cruuency/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/market/)
  await isThere()
  await page.goForward()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await isThere()

  await goToTab(page, device, 'loan')
  await expect.poll(scrolled).toBe(0)
  await goToTab(page, device, 'market')
  await isThere()

  await page.reload()
  await isThere()
})

test('the skip link leads past the bars to the content', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market')
  await expect(instrumentRows(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: common.skip })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the log-in pages stand without footer, tabs at the bottom and log-in buttons of the bar', async ({
  page,
  device,
}) => {
  for (const path of ['/pass/login', '/pass/register', '/pass/reset']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    if (device === 'mobile')
      await expect(page.getByRole('navigation', { name: common.nav.main })).toHaveCount(0)
    else await expect(page.getByRole('banner').getByRole('link', { name: common.nav.signUp })).toHaveCount(0)
  }
})
