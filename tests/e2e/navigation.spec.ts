import { instrumentLinks, instrumentRows, priceTable } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { settle } from './support/settle.ts'
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
  await goToTab(page, device, 'plans')
  await expect.poll(scrolled).toBe(0)
})

test('back, forward, a reload and the tab of a kept page lead to where the user was in the list', {
  tag: '@mobile',
}, async ({ page, device }) => {
  await page.goto('/market')
  await expect(instrumentRows(page).nth(60)).toBeAttached()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const link = instrumentLinks(page).nth(60)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(600)
  // Rows that come into view may take another height than was expected of them: the row counts, not the pixel.
  const href = await link.getAttribute('href')
  const row = priceTable(page).locator(`a[href="${href}"]`)
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

test('what is loaded late above the place of a reload does not move it', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  await stage.control('seedProfile', { body: { profile: 'overdue' } })
  const login = await stage.call('POST', 'login/login', { userName: 'overdue', password: 'Sandbox1' })
  const { token } = login.result as { token: string }
  await stage.signIn(context, { id: '', userName: 'overdue', email: '', password: '', token }, 'real')
  await page.goto('/')
  const late = page.locator('#late-loan')
  await expect(late).toBeAttached()
  await settle(page)
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(place).toBe(900)
  // Longer than a page without anything to come stays as it is.
  await page.route('**/listLoanRecord**', async (route) => {
    const response = await route.fetch()
    setTimeout(() => void route.fulfill({ response }).catch(() => {}), 2_000)
  })
  await page.reload()
  await expect(late).toBeAttached()
  await expect.poll(place).toBe(900)
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
