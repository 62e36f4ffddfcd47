import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

const pages = ['/docs/', '/docs/first-steps.html', '/docs/reference/order/buySmart.html']

/** Opens the search, types, and waits for a result. */
async function search(page: Page, words: string) {
  await page.locator('.VPNavBarSearch button').first().click()
  await page.locator('#localsearch-input').fill(words)
  return page.locator('#localsearch-list a')
}

test('one search finds an operation and a guide', async ({ page }) => {
  await page.goto('/docs/')
  const operations = await search(page, 'buySmart')
  await expect(operations.and(page.locator('[href*="/reference/order/buySmart"]')).first()).toBeVisible()
  await page.locator('#localsearch-input').fill('reading a violation')
  await page.locator('#localsearch-list a[href*="/contract-tester/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Reading a violation' })).toBeVisible()
})

test('a sample shows the type of a name', async ({ page, hasTouch }) => {
  await page.goto('/docs/reference/order/buySmart.html')
  const name = page.locator('.twoslash-hover', { hasText: 'buySmart' }).last()
  await name.scrollIntoViewIfNeeded()
  await (hasTouch ? name.tap() : name.hover())
  await expect(page.locator('.v-popper__popper--shown')).toContainText('Promise<')
})

test('a sample is copied as it is, without its types', async ({ page, hasTouch }) => {
  await page.goto('/docs/reference/order/buySmart.html')
  const block = page.locator('.vp-code-group .active')
  if (!hasTouch) await block.hover({ position: { x: 12, y: 12 } })
  await block.locator('button.copy').click({ force: true })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ buySmart \} from '@swx\/sdk'/)
  expect(copied).toContain("productId: 'p-crypto-30'")
  expect(copied).not.toContain('Promise<')
})

test('the site turns dark and stays so', async ({ page, isMobile }) => {
  await page.goto('/docs/first-steps.html')
  if (isMobile) await page.locator('.VPNavBarHamburger').click()
  await page.locator('.VPSwitchAppearance:visible').click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('no page is wider than the window', async ({ page }) => {
  for (const path of [
    ...pages,
    '/docs/mock-server/your-project.html',
    '/docs/reference/',
    '/docs/reference/errors.html',
  ]) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test('pages that were never opened are there without a network, after one visit', async ({
  page,
  context,
}) => {
  await page.goto('/docs/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/docs/reference/order/buySmart.html')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('buySmart')
  const found = await search(page, 'leverage')
  await expect(found.first()).toBeVisible()
})

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no barrier, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const runner = (window as unknown as { axe: typeof axe }).axe
        const { violations } = await runner.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        })
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        )
      })
      expect(found).toEqual([])
    })
  }
}
