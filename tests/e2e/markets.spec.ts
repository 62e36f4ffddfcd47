import { instrumentLinks, instrumentRows, priceTable } from '../support/price-list.ts'
import { english, fill } from '../support/texts.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { market } = english
const { updown } = english.common

test('the button of the legend swaps the colours of the prices', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market?sort=change&dir=desc')
  const legend = page.getByRole('group', { name: updown.legend }).filter({ visible: true })
  const rise = instrumentRows(page).first().getByText(/\+\d/).first()
  const colour = () => rise.evaluate((element) => getComputedStyle(element).color)
  const red = await colour()
  await legend.getByRole('button', { name: updown.swap }).click()
  await expect(legend).toContainText(updown.risingGreen)
  await expect.poll(colour).not.toBe(red)
})

test('back from an instrument the list is as it was left: category, filters, sort and place', async ({
  page,
  device,
}) => {
  await page.goto('/market?type=3&sort=month&dir=desc&month=-50..')
  await expect(instrumentRows(page).nth(45)).toBeAttached()
  const link = instrumentLinks(page).nth(45)
  await link.scrollIntoViewIfNeeded()
  const href = await link.getAttribute('href')
  const row = priceTable(page).locator(`a[href="${href}"]`)
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const address = page.url()
  await settle(page)
  const before = await top()
  // A click of the test would first scroll the link to another place.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/cruuency/)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(row).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
  await expect(
    page.getByRole('button', { name: fill(market.filter.remove, { name: market.column.month }) }),
  ).toBeAttached()
  if (device === 'desktop')
    await expect(page.getByRole('columnheader', { name: market.column.month })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
})
