import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with each barrier, and where it is, that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (only) => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await runner.run(document, {
      runOnly: { type: 'tag', values: only },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
  }, tags)
  expect(found, where).toEqual([])
}
