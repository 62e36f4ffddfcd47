import { expect, test } from './support/test.ts'
import { english } from './support/texts.ts'

const { common, home } = english

test('a page that was not loaded before says that the connection is missing, and opens when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|lost:|WebSocket|dynamically imported|uncaught|console error/)
  await page.goto('/pass/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: common.brand.home }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: common.error.offline })
  await expect(notice).toContainText(common.error.offlineBody)
  await expect(notice.getByRole('button')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(home.tiers.title).first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})
