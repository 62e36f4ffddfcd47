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
  for (const name of ['market', 'plans', 'loan', 'nfts', 'profile', 'home'] as const) {
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
