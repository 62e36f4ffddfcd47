import type { Page } from '@playwright/test'
import { categories, instrumentRows } from '../../support/price-list.ts'
import { english } from '../../support/texts.ts'
import { expect } from './test.ts'

const { market } = english

/** Waits for the list and chooses a category. */
export async function openCategory(page: Page, category: (typeof categories)[number]): Promise<void> {
  const tab = page.getByRole('tab', { name: market.category[category] })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const type = categories.indexOf(category) + 1
  await expect(instrumentRows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`type=${type}\\b`),
  )
}

/** What stands in the first rows, quotes included. */
const rowTexts = (page: Page, count = 8): Promise<string[]> =>
  instrumentRows(page).evaluateAll(
    (rows, count) => rows.slice(0, count).map((row) => (row as HTMLElement).innerText),
    count,
  )

/** Waits until a price on show is another one than now. */
export async function expectPricesToMove(page: Page): Promise<void> {
  await expect(instrumentRows(page).first()).toBeVisible()
  const before = await rowTexts(page)
  await expect.poll(() => rowTexts(page), { timeout: 20_000, intervals: [100] }).not.toEqual(before)
}
