import { instrumentRows } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { common } = english

test('a page starts at its top, and the active tab leads back up', { tag: '@desktop' }, async ({
  page,
  device,
}) => {
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

test('back, forward, a reload and the tab of a kept page lead to where the user was in the list', {
  tag: '@mobile',
}, async ({ page, device }) => {
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
