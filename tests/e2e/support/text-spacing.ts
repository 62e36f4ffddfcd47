import type { Page } from '@playwright/test'
import { clippedElements } from './clipped.ts'
import { cutTitles } from './cut-titles.ts'
import { elementsPastTheEdge } from './overflow.ts'

/** The spacing of WCAG 1.4.12, in multiples of the size of text. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** What is cut off or moves sideways when a user spaces text out, in a window of 360 px. */
export async function textSpacingFaults(page: Page): Promise<string[]> {
  // By the document's own list, since the policy of the page refuses style elements.
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  }, spacing)
  const found = [
    ...(await elementsPastTheEdge(page)),
    ...(await clippedElements(page)),
    ...(await cutTitles(page)),
  ]
  await page.evaluate(async () => {
    document.adoptedStyleSheets.pop()
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  })
  return found
}
