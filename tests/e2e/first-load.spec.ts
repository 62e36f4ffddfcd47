import { instrumentRows } from '../support/price-list.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

test('the first page is asked for while the libraries are still on their way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = Promise.all([
    page.waitForRequest(/\/assets\/market-[^/]+\.js$/),
    page.waitForRequest(/\/assets\/market\.en-[^/]+\.json$/),
  ])
  const opened = page.goto('/market')
  await asked
  release()
  await opened
  await expect(instrumentRows(page).first()).toBeVisible()
})
