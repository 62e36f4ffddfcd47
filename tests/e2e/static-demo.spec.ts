import type { Page } from '@playwright/test'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/demo-test.ts'
import { firstVisit } from './support/journey.ts'
import { expectPricesToMove, openCategory } from './support/market.ts'

test.describe('the first time', () => {
  test.use({ hasSeenBoard: false })

  test('the static demo takes the same journey without a server', async ({ page, device, baseURL }) => {
    test.slow()
    // Currencies are traded around the clock; the other markets keep their hours.
    await firstVisit({ page, device, home: `${baseURL}/`, open: ['crypto'] })
  })
})

test('a deep link works on a host that knows only files', async ({ page, watch }) => {
  // The host itself calls the address of the page not found; nothing else may be missing.
  watch.allow(/(?:answered 404:|404 \(Not Found\)).*\/market\?type=2/)
  await page.goto('/market?type=2')
  await expectPricesToMove(page)
})

test('two tabs show one backend', async ({ page, context, device }) => {
  const openMarkets = async (tab: Page) => {
    await tab.goto('/')
    await goToTab(tab, device, 'market')
    await openCategory(tab, 'crypto')
    await expectPricesToMove(tab)
  }
  await openMarkets(page)
  const other = await context.newPage()
  await openMarkets(other)
  await page.close()
  await expectPricesToMove(other)
  await expect(other.getByText(english.market.live.lost)).toHaveCount(0)
})

test('logs in with the page that takes the place of Google, which needs no server', async ({
  page,
  watch,
}) => {
  // The host itself calls the address of the way back not found.
  watch.allow(/(?:answered 404:|404 \(Not Found\)).*\/(?:pass\/login|api\/loginCallback\/google)/)
  await page.goto('/pass/login')
  await page.getByRole('button', { name: english.auth.login.google }).click()
  await page.getByRole('button', { name: /greta@example\.com/ }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByText('greta', { exact: true }).first()).toBeVisible()
})
