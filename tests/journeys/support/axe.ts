import axe, { type AxeResults } from 'axe-core'
import { scriptOf } from './app-script.ts'
import type { JourneyPage } from './page.ts'
import type { PageWindow } from './page-window.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What has to be seen to be known: a browser's test looks at colours, sizes and what scrolls. */
const ofLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

const rules = Object.fromEntries(ofLayout.map((id) => [id, { enabled: false }]))
const runIn = scriptOf(`${axe.source}; return window.axe`)

/**
 * The styles of a window while nothing changes in it. Without style sheets they follow from an element's kind and from
 * what stands on it, so that each is worked out once and not for every element.
 */
function keptStyles(window: PageWindow): PageWindow['getComputedStyle'] {
  const styleOf = window.getComputedStyle.bind(window)
  const kept = new Map<string, unknown>()
  return (element) => {
    const style = styleOf(element)
    if (element.closest('[style*="visibility"]')) return style
    const own = ['style', 'hidden', 'open', 'type'].map((name) => element.getAttribute(name))
    const kind = [element.localName, ...own].join('|')
    const keep = (name: string, work: () => unknown) => {
      const place = `${kind}|${name}`
      if (!kept.has(place)) kept.set(place, work())
      return kept.get(place)
    }
    const readValue = (name: string) => keep(`value ${name}`, () => style.getPropertyValue(name))
    return new Proxy(style, {
      get: (_, name) =>
        name === 'getPropertyValue' ? readValue : keep(String(name), () => Reflect.get(style, name, style)),
    })
  }
}

/** Fails with each barrier, and where it is, that axe finds in the document as it stands. */
export async function expectAccessible(page: JourneyPage, where: string): Promise<void> {
  await page.rest()
  const { window } = page
  const { getComputedStyle } = window
  window.getComputedStyle = keptStyles(window)
  const inPage = runIn(window) as typeof axe
  const run: Promise<AxeResults> = inPage.run(page.document, {
    runOnly: { type: 'tag', values: tags },
    rules,
    resultTypes: ['violations'],
    preload: false,
  })
  const { violations } = await page
    .context()
    .runtime.end(run)
    .finally(() => {
      window.getComputedStyle = getComputedStyle
    })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
  if (found.length > 0) throw new Error(`Barriers in ${where}:\n${found.join('\n')}`)
}
