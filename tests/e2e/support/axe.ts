import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { withoutRepeatedRows } from './repeated-rows.ts'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function barriers(page: Page, runOnly: Rules): Promise<string[]> {
  // Navigations inside the app leave the tool where it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return withoutRepeatedRows(page, () => page.evaluate(run, runOnly))
}

/** Runs in the page. */
async function run(runOnly: Rules): Promise<string[]> {
  // What is on its way in is not yet as it will be read.
  const willEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
  const moving = document.getAnimations().filter(willEnd)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const { axe: runner } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await runner.run(document, { runOnly, resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })))
  const barriers: typeof found = []
  for (const { id, node } of found) {
    // What a bar of the page covers now, a user scrolls free: it counts when it is covered in the middle, too.
    const isCovered = id === 'target-size' && node.failureSummary?.includes('obscured')
    const element = isCovered ? document.querySelector(String(node.target.at(-1))) : null
    if (element === null) barriers.push({ id, node })
    else {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await runner.run(element, { runOnly: { type: 'rule', values: [id] } })
      if (again.violations.length > 0) barriers.push({ id, node })
    }
  }
  return barriers.map(({ id, node }) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
}

/** Each barrier, and where it is, that axe finds on the page as it stands. */
export const barriersOf = (page: Page): Promise<string[]> => barriers(page, { type: 'tag', values: tags })

/** Fails with each barrier, and where it is, that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await barriersOf(page), where).toEqual([])
}

/** Each text that is hard to read before its background: all that a theme can spoil. */
export const contrastFaultsOf = (page: Page): Promise<string[]> =>
  barriers(page, { type: 'rule', values: ['color-contrast'] })
