import type { Locator, Page } from '@playwright/test'
import { english } from '../../support/texts.ts'
import { expect } from './test.ts'

const { orders } = english

/** Own trades on the page of an instrument. */
export async function ownTrades(page: Page): Promise<Locator> {
  const trades = page.getByRole('region', { name: orders.records.label })
  // What holds its place until the user comes near is taken away under the scrolling.
  await expect(async () => {
    await trades.scrollIntoViewIfNeeded()
    await expect(trades.getByRole('tab').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return trades
}
