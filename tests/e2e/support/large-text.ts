import type { Page } from '@playwright/test'
import { clippedElements } from './clipped.ts'
import { cutTitles } from './cut-titles.ts'
import { elementsPastTheEdge } from './overflow.ts'

/** Sets the size of text as a user does in the browser or the device, and waits until the page has taken it up. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  }, percent)
}

/** What is cut off or moves sideways with text at 200 %, in a window of 360 px. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await enlarge(page, 200)
  const found = [
    ...(await elementsPastTheEdge(page)),
    ...(await clippedElements(page)),
    ...(await cutTitles(page)),
  ]
  await enlarge(page, 100)
  return found
}
