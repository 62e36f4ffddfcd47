import { instrumentRows } from '../support/price-list.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { market } = english

test('the dialogs of a list and of filters, and the heat map, fit a phone and have no barrier', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market?type=5&view=map')
  const tiles = page.getByRole('list', { name: market.map.label }).getByRole('link')
  await expect(tiles.first()).toContainText(/\d%/)
  await expectAccessible(page, 'the heat map')
  expect(await elementsPastTheEdge(page)).toEqual([])

  await page.getByRole('button', { name: market.lists.new }).click()
  const dialog = page.getByRole('dialog', { name: market.lists.new })
  await dialog.getByRole('button', { name: market.lists.keep }).click()
  await expect(dialog.getByText(market.lists.error.nameMissing)).toBeVisible()
  await dialog.getByRole('searchbox', { name: market.search.label }).fill('gold')
  await dialog.getByRole('button', { name: /XAUUSD/ }).click()
  await expectAccessible(page, 'the dialog of a list')
  expect(await elementsPastTheEdge(page)).toEqual([])

  await page.goto('/market?sort=month&dir=desc&month=-50..&volatility=0..')
  await expect(instrumentRows(page).first()).toContainText(market.column.month)
  await expectAccessible(page, 'cards with figures below the name')
  expect(await elementsPastTheEdge(page)).toEqual([])
  await page.getByRole('button', { name: `${market.filter.show} 2`, exact: true }).click()
  await expect(page.getByRole('dialog', { name: market.filter.title })).toBeVisible()
  await expectAccessible(page, 'the dialog of filters')
  expect(await elementsPastTheEdge(page)).toEqual([])
})
