import type { Page } from '@playwright/test'

/**
 * Waits until the history entries of closed layers are left. A layer that closes goes back one entry, and a reload or a
 * new address that begins before that is over would be stopped by it; no user types an address that fast.
 */
async function leaveClosedLayers(page: Page): Promise<void> {
  const isLeft = () => {
    const open = [...document.querySelectorAll('dialog[open]')].filter((layer) => layer.checkVisibility())
    return (window.history.state?.layers?.depth ?? 0) === open.length
  }
  await page.waitForFunction(isLeft, undefined, { timeout: 10_000 }).catch((cause) => {
    throw new Error('The history still has the entry of a layer that is closed.', { cause })
  })
}

/**
 * Waits until a page of the app can be used: its document shows what the build rendered, which cannot be pressed before
 * the app has taken it over. A test waits by itself for what it is about where the app does not arrive.
 */
const untilUsable = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('#root[inert], #board[inert]'), undefined, {
      timeout: 20_000,
    })
    .catch(() => {})

/**
 * Lets a page's `goto` and `reload` begin only after the layers that were closed are out of its history, and end when the
 * page can be used.
 */
export function navigateAfterLayers(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...given) => {
    await leaveClosedLayers(page)
    const answer = await goto.apply(page, given)
    await untilUsable(page)
    return answer
  }
  page.reload = async (...given) => {
    await leaveClosedLayers(page)
    const answer = await reload.apply(page, given)
    await untilUsable(page)
    return answer
  }
}
