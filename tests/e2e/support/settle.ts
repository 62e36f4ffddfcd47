import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until the page shows what it has to show: its heading is there and nothing says that it is busy.
 * @param title what the browser's title has become then, where a page of the same document was shown before
 */
export async function settle(page: Page, title?: string): Promise<void> {
  // Looks at every frame; what does not come about is told by the assertions.
  await page.waitForFunction(isSettled, title, { timeout: 5_000 }).catch(() => {})
  if (title !== undefined) await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Runs in the page. */
function isSettled(title: string | undefined): boolean {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  return (
    (title === undefined || document.title === title) &&
    [...document.querySelectorAll('h1')].some(isShown) &&
    ![...document.querySelectorAll('[aria-busy="true"]')].some(isShown)
  )
}
