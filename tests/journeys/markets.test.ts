import { categories, instrumentRows } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { openTicket, setPrice } from '../support/trade.ts'
import { expectPricesToMove, openCategory, rowTexts, watchFrames } from './support/market.ts'
import { expect, test } from './support/test.ts'

const { market, common } = english
const listPath = '**/swx/customer/index/listMarketByType**'

test('prices move in all five categories', { tag: '@desktop' }, async ({ page, device }) => {
  await page.goto('/')
  await goToTab(page, device, 'market')
  for (const category of categories) {
    await openCategory(page, category)
    await expectPricesToMove(page)
  }
  await expect(page.getByText(market.simulated).filter({ visible: true }).first()).toBeVisible()
})

test('paused prices stand still while others come in, until they are resumed', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  const frames = await watchFrames(page)
  await page.goto('/market?type=2')
  await expectPricesToMove(page)
  await page.getByRole('button', { name: market.live.pause }).click()
  await expect(page.getByText(market.live.paused)).toBeVisible()
  const paused = await rowTexts(page)
  for (const price of [52_100, 52_200, 52_300, 52_400]) {
    const seen = await frames.count()
    await setPrice(stage, 'BTC', price)
    await page.clock.runFor(1_000)
    expect(await frames.count()).toBeGreaterThan(seen)
  }
  expect(await rowTexts(page)).toEqual(paused)
  await page.getByRole('button', { name: market.live.resume }).click()
  await expectPricesToMove(page)
})

test('a rise is told by sign, arrow and word besides the colour', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/market?sort=change&dir=desc')
  const first = instrumentRows(page).first()
  await expect(first.getByRole('img', { name: common.movement.up })).toBeVisible()
  await expect(first).toContainText(/\+\d+\.\d\d%/)
  await page.goto('/market?sort=change')
  await expect(first.getByRole('img', { name: common.movement.down })).toBeVisible()
  await expect(first).toContainText(/−\d+\.\d\d%/)
})

test('the legend says which colour rises, and its button swaps the colours there and on a ticket', async ({
  page,
  device,
}) => {
  await page.goto('/market?sort=change&dir=desc')
  const legend = page.getByRole('group', { name: common.updown.legend }).filter({ visible: true })
  await expect(legend).toContainText(common.updown.risingRed)
  await legend.getByRole('button', { name: common.updown.swap }).click()
  await expect(legend).toContainText(common.updown.risingGreen)
  await expect(page.locator('html')).toHaveAttribute('data-updown', 'green-up')
  await page.goto('/cruuency?code=BTC')
  const ticket = await openTicket(page, device)
  await expect(ticket.getByRole('group', { name: common.updown.legend })).toContainText(
    common.updown.risingGreen,
  )
})

test('finds an instrument by its code, and the link to the search brings it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/market')
  await page.getByRole('searchbox', { name: market.search.label }).fill('eurusd')
  await expect(instrumentRows(page)).toHaveCount(1)
  await expect(instrumentRows(page).first()).toContainText('EURUSD')
  await expect(page).toHaveURL(/q=eurusd/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: market.search.label })).toHaveValue('eurusd')
  await expect(instrumentRows(page)).toHaveCount(1)
})

test('shows that it loads, says when loading fails, and tries again when asked', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  watch.allow(/500|Internal Server Error/)
  let isBroken = true
  await page.route(listPath, (route) =>
    isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
  )
  await page.goto('/market')
  await expect(page.getByRole('status').filter({ hasText: market.list.loading })).toBeAttached()
  const error = page.getByRole('alert').filter({ hasText: market.list.failed })
  await expect(error).toBeVisible({ timeout: 20_000 })
  await expect(error).toContainText(market.list.unaffected)
  isBroken = false
  await error.getByRole('button', { name: common.action.retry }).click()
  await expect(instrumentRows(page).first()).toBeVisible()
})
