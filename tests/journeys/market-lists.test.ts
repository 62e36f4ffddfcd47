import { instrumentRows, priceTable } from '../support/price-list.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { Locator } from './support/locator.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { market } = english
const search = (scope: JourneyPage | Locator) => scope.getByRole('searchbox', { name: market.search.label })

test('a list of one’s own is made, stays after a reload, is changed, and is deleted and brought back', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market?type=5')
  await page.getByRole('button', { name: market.lists.new }).click()
  const dialog = page.getByRole('dialog', { name: market.lists.new })
  await dialog.getByRole('button', { name: market.lists.keep }).click()
  await expect(dialog.getByText(market.lists.error.nameMissing)).toBeVisible()
  await expect(dialog.getByText(market.lists.error.empty)).toBeVisible()
  await dialog.getByLabel(market.lists.name, { exact: true }).fill('Bright metals')
  await search(dialog).fill('gold')
  await dialog.getByRole('button', { name: /XAUUSD/ }).click()
  await search(dialog).fill('白银')
  await dialog.getByRole('button', { name: /XAGUSD/ }).click()
  await expectAccessible(page, 'the dialog of a list')
  await dialog.getByRole('button', { name: market.lists.keep }).click()

  const tab = page.getByRole('tab', { name: /Bright metals/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(instrumentRows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/type=list-1/)
  await page.reload()
  await expect(instrumentRows(page).nth(0)).toContainText('XAUUSD')
  await expect(instrumentRows(page).nth(1)).toContainText('XAGUSD')

  const edit = { name: fill(market.lists.edit, { name: 'Bright metals' }) }
  await page.getByRole('button', edit).click()
  await page
    .getByRole('dialog', edit)
    .getByRole('button', { name: /XAUUSD/ })
    .click()
  await page.getByRole('dialog', edit).getByRole('button', { name: market.lists.keep }).click()
  await expect(instrumentRows(page)).toHaveCount(1)

  await page.getByRole('button', edit).click()
  await page.getByRole('dialog', edit).getByRole('button', { name: market.lists.remove }).click()
  await expect(tab).toHaveCount(0)
  await page.getByRole('button', { name: market.watch.undo }).click()
  await tab.click()
  await expect(instrumentRows(page)).toHaveCount(1)
})

test('the heat map shows the largest volumes, and each tile opens its instrument', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market?type=2')
  await page.getByRole('button', { name: market.map.show }).click()
  const tiles = page.getByRole('list', { name: market.map.label }).getByRole('link')
  await expect(tiles.first()).toContainText(/[+−]?\d+\.\d\d%.*USD/)
  await expect(page).toHaveURL(/view=map/)
  await expectAccessible(page, 'the heat map')
  const code = (await tiles.first().locator('b').innerText()).trim()
  await tiles.first().click()
  await expect(page).toHaveURL(new RegExp(`/cruuency\\?code=${code}`))
})

test('on a weekend open markets come first, and a closed one says when it opens', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  // To the next Saturday, 12:00 UTC; forex opens on Sunday at 22:00.
  const { now } = await stage.control('getClock')
  const days = (6 - new Date(now).getUTCDay() + 7) % 7 || 7
  const saturday = Date.parse(now.slice(0, 10)) + days * 86_400_000 + 43_200_000
  await stage.control('advanceClock', { body: { to: new Date(saturday).toISOString() } })
  await page.goto('/market')
  await expect(instrumentRows(page).first()).not.toContainText('EURUSD')
  await expect(priceTable(page)).not.toContainText('SBX-')
  await search(page).fill('eur/usd')
  const row = instrumentRows(page).first()
  await expect(row).toContainText('EURUSD')
  await expect(row.getByText('Opens Sun 22:00').first()).toBeVisible()
  await search(page).fill('sbx')
  await expect(instrumentRows(page).first()).toContainText('SBX-')

  await page.goto('/cruuency?code=EURUSD&type=1')
  const hours = page.getByRole('region', { name: market.hours.label }).filter({ visible: true })
  await expect(hours).toContainText('Mon–Thu')
  await expect(hours).toContainText('00:00–24:00')
  await expect(hours).toContainText('Opens Sun 22:00')
})

test('the list is sorted by any of its columns', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market')
  const { column } = market
  for (const label of [column.week, column.yearRange, column.volume, column.instrument, column.price]) {
    const header = page.getByRole('columnheader', { name: label, exact: true })
    await header.getByRole('button').click()
    await expect(header).not.toHaveAttribute('aria-sort', 'none')
  }
  // A column that was not chosen is there when the link sorts by it.
  await page.goto('/market?sort=session')
  await expect(page.getByRole('columnheader', { name: column.session, exact: true })).toBeVisible()
  await expect(instrumentRows(page).first()).toContainText(market.session.OPEN)
})
