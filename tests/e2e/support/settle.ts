import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the page shows what it has to show: its heading is there and nothing says that it is busy. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
