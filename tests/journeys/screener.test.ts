import { instrumentRows } from '../support/price-list.ts'
import { english, fill } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { market, common } = english
const { column } = market

test('a screener is put together, saved under a name, and is there again after a reload and by its link', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/market')
  await page.getByRole('button', { name: market.columns.show }).click()
  const columns = page.getByRole('dialog', { name: market.columns.show })
  await columns.getByRole('checkbox', { name: column.yearRange }).click()
  await columns.getByRole('button', { name: market.columns.done }).click()
  await expect(page.getByRole('columnheader', { name: column.yearRange, exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: market.filter.show, exact: true }).click()
  const filters = page.getByRole('dialog', { name: market.filter.title })
  const month = filters.getByRole('group', { name: new RegExp(`^${column.month}`) })
  await month.getByLabel(market.filter.from).fill('much')
  await filters.getByRole('button', { name: market.filter.apply }).click()
  await expect(
    filters.getByText(fill(market.filter.notNumber, { example: '\u20661,234.5\u2069' })),
  ).toBeVisible()
  await month.getByLabel(market.filter.from).fill('2')
  const volume = filters.getByRole('group', { name: new RegExp(`^${column.volume}`) })
  await volume.getByLabel(market.filter.from).fill('1')
  await filters.getByRole('button', { name: market.filter.apply }).click()
  await expect(page).toHaveURL(/month=2\.\.&volume=1000000\.\./)
  const header = page.getByRole('columnheader', { name: column.month, exact: true })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(instrumentRows(page).first()).toContainText(/\+\d+\.\d\d%/)

  await page.getByRole('button', { name: market.filter.saveAs }).click()
  const name = page.getByRole('dialog', { name: market.filter.saveAs })
  await name.getByRole('button', { name: market.filter.save }).click()
  await expect(name.getByText(market.lists.error.nameMissing)).toBeVisible()
  await name.getByLabel(market.lists.name, { exact: true }).fill('Month winners')
  await name.getByRole('button', { name: market.filter.save }).click()
  const tab = page.getByRole('tab', { name: /Month winners/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')

  await page.reload()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: column.yearRange, exact: true })).toHaveCount(0)

  // Another tab shows everything; the saved one brings its filters and its order back.
  await page.getByRole('tab', { name: new RegExp(`^${market.category.all}`) }).click()
  await expect(page).not.toHaveURL(/month=/)
  await tab.click()
  await expect(page).toHaveURL(/sort=month&dir=desc&month=2\.\.&volume=1000000\.\./)
})

test('a saved filter is changed, undone, renamed and deleted', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market?volatility=20..')
  await page.getByRole('button', { name: market.filter.saveAs }).click()
  const named = page.getByRole('dialog', { name: market.filter.saveAs })
  await named.getByLabel(market.lists.name, { exact: true }).fill('Wild')
  await named.getByRole('button', { name: market.filter.save }).click()

  await page.getByRole('button', { name: fill(market.filter.remove, { name: column.volatility }) }).click()
  await expect(page.getByText(market.filter.changed)).toBeVisible()
  await page.getByRole('button', { name: market.watch.undo }).click()
  await expect(page).toHaveURL(/volatility=20\.\./)

  await page.getByRole('button', { name: fill(market.filter.edit, { name: 'Wild' }) }).click()
  const edit = page.getByRole('dialog', { name: fill(market.filter.edit, { name: 'Wild' }) })
  await edit.getByLabel(market.lists.name, { exact: true }).fill('Very wild')
  await edit.getByRole('button', { name: market.filter.save }).click()
  const tab = page.getByRole('tab', { name: /Very wild/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: fill(market.filter.edit, { name: 'Very wild' }) }).click()
  await page
    .getByRole('dialog', { name: fill(market.filter.edit, { name: 'Very wild' }) })
    .getByRole('button', { name: market.filter.delete })
    .click()
  await expect(tab).toHaveCount(0)
})

test('the way back from an instrument shows the same filters and order again', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/market?type=2&sort=week&dir=desc&volume=1000000..')
  const first = instrumentRows(page).first()
  await expect(first).toContainText(/%/)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/cruuency\?code=/)
  await page.goBack()
  await expect(page).toHaveURL(/type=2&sort=week&dir=desc&volume=1000000\.\./)
  await expect(page.getByRole('columnheader', { name: column.week, exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('figures that cannot be loaded are asked for again where a filter goes by them', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.allow(/500|Internal Server Error/)
  let isBroken = true
  await page.route('**/swx/customer/index/listMarketStats**', (route) =>
    isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
  )
  await page.goto('/market?volume=1000..')
  const error = page.getByRole('alert').filter({ hasText: market.figures.failed })
  await expect(error).toBeVisible({ timeout: 20_000 })
  isBroken = false
  await error.getByRole('button', { name: common.action.retry }).click()
  await expect(instrumentRows(page).first()).toBeVisible()
})

test('on a phone the chosen figures stand below each name, and filters open in a sheet', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market')
  await page.getByRole('button', { name: market.columns.show }).click()
  const columns = page.getByRole('dialog', { name: market.columns.show })
  for (const label of [column.week, column.volatility, column.volume])
    await columns.getByRole('checkbox', { name: label }).click()
  await expect(columns.getByRole('checkbox', { name: column.year })).toBeDisabled()
  await columns.getByRole('button', { name: market.columns.done }).click()
  await expect(instrumentRows(page).first()).toContainText(column.volatility)
  await page.getByRole('button', { name: market.filter.show, exact: true }).click()
  const filters = page.getByRole('dialog', { name: market.filter.title })
  await filters
    .getByRole('group', { name: new RegExp(`^${column.year}`) })
    .getByLabel(market.filter.from)
    .fill('5000')
  await filters.getByRole('button', { name: market.filter.apply }).click()
  await expect(page.getByText(market.filter.nothing)).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: market.filter.clear }).click()
  await expect(instrumentRows(page).first()).toBeVisible()
})
