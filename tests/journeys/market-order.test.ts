import { instrumentRows } from '../support/price-list.ts'
import { english } from '../support/texts.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { market } = english

/** The way people count: 2 before 10. */
const inOrder = new Intl.Collator('en', { numeric: true })

/** Codes in the order of the list, rows off screen included. */
const codes = (page: JourneyPage) =>
  instrumentRows(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('code') ?? ''),
    )
const changes = (rows: string[]) =>
  rows.map((row) =>
    Number(/([+−]?)(\d+\.\d\d)%/.exec(row)?.slice(1).join('').replace('−', '-') ?? Number.NaN),
  )

test('sorts by name and by change, and the link keeps the order', async ({ page, device }) => {
  await page.goto('/market?type=2')
  await expect(instrumentRows(page).first()).toBeVisible()
  const choose = async (column: string, option: string) => {
    if (device === 'mobile') return void (await page.getByLabel(market.sort.label).selectOption(option))
    await page.getByRole('columnheader', { name: column, exact: true }).getByRole('button').click()
  }
  await choose(market.column.instrument, market.sort.nameAscending)
  await expect(page).toHaveURL(/sort=name/)
  await expect
    .poll(async () => {
      const shown = await codes(page)
      return shown.length > 10 && shown.join() === [...shown].sort(inOrder.compare).join()
    })
    .toBe(true)
  await choose(market.column.change, market.sort.changeDescending)
  await expect(page).toHaveURL(/sort=change&dir=desc/)
  await expect
    .poll(async () => {
      const shown = changes((await instrumentRows(page).allInnerTexts()).slice(0, 5))
      return shown.every((change, index) => index === 0 || change <= (shown[index - 1] ?? 0) + 0.5)
    })
    .toBe(true)
  await page.reload()
  if (device === 'mobile') await expect(page.getByLabel(market.sort.label)).toHaveValue('change descending')
  else
    await expect(page.getByRole('columnheader', { name: market.column.change, exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
})
