import type { Locator, Page } from '@playwright/test'
import { ownTrades } from '../../support/trade.ts'
import { expect } from './test.ts'

/** Scrolls to the own trades on the page of an instrument until they are there. */
export async function scrollToOwnTrades(page: Page): Promise<Locator> {
  const trades = ownTrades(page)
  // What holds its place until the user comes near is taken away under the scrolling.
  await expect(async () => {
    await trades.scrollIntoViewIfNeeded()
    await expect(trades.getByRole('tab').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return trades
}
