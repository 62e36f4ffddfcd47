import axe, { type AxeResults } from 'axe-core'
import { scriptOf } from './app-script.ts'
import type { JourneyPage } from './page.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What has to be seen to be known: a browser's test looks at colours, sizes and what scrolls. */
const ofLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

const rules = Object.fromEntries(ofLayout.map((id) => [id, { enabled: false }]))
const runIn = scriptOf(`${axe.source}; return window.axe`)

/** Fails with each barrier, and where it is, that axe finds in the document as it stands. */
export async function expectAccessible(page: JourneyPage, where: string): Promise<void> {
  await page.rest()
  const inPage = runIn(page.window) as typeof axe
  const run: Promise<AxeResults> = inPage.run(page.document, {
    runOnly: { type: 'tag', values: tags },
    rules,
    resultTypes: ['violations'],
    preload: false,
  })
  const { violations } = await page.context().runtime.end(run)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
  if (found.length > 0) throw new Error(`Barriers in ${where}:\n${found.join('\n')}`)
}
