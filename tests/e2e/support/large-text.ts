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

/** Texts of which every line has a letter or two, because their box has no room: a label at the axis of a chart. */
const brokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 1 && text.length < 2 * lines) found.push(`"${text}" is broken into ${lines} lines`)
    }
    return found
  })

/** What is cut off, broken or moves sideways with text at 200 %. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await enlarge(page, 200)
  const found = [
    ...(await elementsPastTheEdge(page)),
    ...(await clippedElements(page)),
    ...(await cutTitles(page)),
    ...(await brokenTexts(page)),
  ]
  await enlarge(page, 100)
  return found
}
