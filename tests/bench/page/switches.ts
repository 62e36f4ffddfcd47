import type { Page } from '@playwright/test'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { type Chromium, launchChromium, skipBoard } from './launch-chromium.ts'

/** How often something is switched. */
export const ROUNDS = 15

/** Measures in a browser of its own, for which the pages of `npm start` are served. */
export async function withPages<Result>(
  measure: (chromium: Chromium, url: string) => Promise<Result>,
): Promise<Result> {
  const mockServer = await startMockServerProcess()
  try {
    const chromium = await launchChromium()
    try {
      await skipBoard(chromium, mockServer.url)
      return await measure(chromium, mockServer.url)
    } finally {
      await chromium.close()
    }
  } finally {
    await mockServer.stop()
  }
}

/** Runs in the page: presses an element and gives the milliseconds until something holds and has been painted. */
export function pressUntil([selector, holds]: readonly [string, string]): Promise<number> {
  return new Promise((resolve, reject) => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
    if (element === undefined) return reject(new Error(`There is no ${selector} to press.`))
    const started = performance.now()
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>(holds)].some((one) => one.checkVisibility())
      // One frame to paint it, and one to know that it was painted.
      if (shown)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)))
      else requestAnimationFrame(look)
    }
    element.click()
    look()
  })
}

/** Opens a page in a wide window, its navigation painted. */
export async function openDesktop({ context }: Chromium, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  await page.locator('nav a[href^="/market"]').first().waitFor()
  return page
}
