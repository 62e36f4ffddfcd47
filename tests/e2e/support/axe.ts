import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = { type: 'tag' | 'rule'; values: string[] }

/** Rows of a list that are made like the forty before them. */
const repeated = '[role="rowgroup"] > :nth-child(n+41)'

async function barriers(page: Page, runOnly: Rules, exclude: string[] = []): Promise<string[]> {
  // Navigations inside the app leave the tool where it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      // What is on its way in is not yet as it will be read.
      const willEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
      const moving = document.getAnimations().filter(willEnd)
      await Promise.allSettled(moving.map(({ finished }) => finished))
      const { axe: runner } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await runner.run(
        { include: [['html']], exclude: exclude.map((selector) => [selector]) },
        { runOnly, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      )
    },
    { runOnly, exclude },
  )
}

/** Fails with each barrier, and where it is, that axe finds on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await barriers(page, { type: 'tag', values: tags }), where).toEqual([])
}

/** Fails with each text that is hard to read before its background: all that a theme can spoil. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  expect(await barriers(page, { type: 'rule', values: ['color-contrast'] }, [repeated]), where).toEqual([])
}
