import { errors, type Page } from '@playwright/test'

const TIMEOUT_MS = 20_000

/**
 * Waits until the page shows what it has to show: its heading is there, nothing says that it is busy, and its fonts have
 * loaded. Looks at every frame.
 *
 * @param title what the browser's title has become then, where a page of the same document was shown before
 * @param lang the tag of the language that the document is in then
 * @throws an error that names what has not come about in 20 seconds
 */
export async function settle(page: Page, title?: string, lang?: string): Promise<void> {
  await page
    .waitForFunction(findMissing, { title, lang, isAsked: false }, { timeout: TIMEOUT_MS })
    .catch(async (cause: Error) => {
      if (!(cause instanceof errors.TimeoutError)) throw cause
      const missing = await page.evaluate(findMissing, { title, lang, isAsked: true })
      const when = `${page.url()} has not settled in ${TIMEOUT_MS / 1_000} s`
      throw new Error(`${when}: ${missing || 'it did just after'}.`, { cause })
    })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Runs in the page: whether it shows everything; where that is asked, what it does not show, in words. */
function findMissing({
  title,
  lang,
  isAsked,
}: {
  title: string | undefined
  lang: string | undefined
  isAsked: boolean
}): boolean | string {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].filter(isShown)
  const wordsOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)
  const missing = busy.map((element) => `${element.tagName} "${wordsOf(element)}" is busy`)
  if (title !== undefined && document.title !== title)
    missing.push(`the title is "${document.title}", not "${title}"`)
  if (lang !== undefined && document.documentElement.lang !== lang)
    missing.push(`the language is "${document.documentElement.lang}", not "${lang}"`)
  if (![...document.querySelectorAll('h1')].some(isShown))
    missing.push('no heading of the first level is shown')
  return isAsked ? missing.join('; ') : missing.length === 0
}
