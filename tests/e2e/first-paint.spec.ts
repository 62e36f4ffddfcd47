import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Opens a page whose libraries do not arrive before they are released. */
async function openHeld(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held
    await route.continue()
  })
  const opened = page.goto(path)
  await expect(page.locator('#root header')).toBeVisible()
  return async () => {
    release()
    await opened
    await expect(page.locator('main#main')).toBeVisible()
  }
}

const heading = (page: Page) => page.locator('h1').first()
const boxOf = (page: Page) => heading(page).boundingBox()

test.use({ ownContext: true })

test('a visitor reads the heading of the home before the code is there, and it stays where it is', async ({
  page,
}) => {
  const arrive = await openHeld(page, '/')
  const text = await heading(page).textContent()
  const before = await boxOf(page)
  await arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '')
  expect(await boxOf(page)).toEqual(before)
})

test("the first paint is in the user's language and direction", { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'))
  const arrive = await openHeld(page, '/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page)).toContainText(/[\u0600-\u06ff]/)
  await arrive()
})

test('another page begins with its bars and a shape, and with no words of the home', async ({ page }) => {
  const arrive = await openHeld(page, '/market')
  await expect(page.locator('h1')).toHaveCount(0)
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await arrive()
})

test('nothing of the first paint can be pressed or is read aloud', { tag: '@mobile' }, async ({ page }) => {
  const arrive = await openHeld(page, '/')
  await expect(page.locator('#root > [inert]')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByRole('link')).toHaveCount(0)
  await arrive()
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
})
