import type { Page } from '@playwright/test'

/**
 * Waits until the history entry of a layer that was closed is left. A closed layer goes back one entry, and a reload or a
 * new address that begins before that is over would be stopped by it.
 * @param depth how many layers stay open
 */
export async function leaveLayers(page: Page, depth = 0): Promise<void> {
  await page.waitForFunction((open) => (window.history.state?.layers?.depth ?? 0) === open, depth)
}
