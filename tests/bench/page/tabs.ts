import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import type { Chromium } from './launch-chromium.ts'
import { openDesktop, pressUntil, ROUNDS, withPages } from './switches.ts'

/** How long a kept tab takes to be on screen again, with nothing left to fetch. */
export function measureTabs(): Promise<Found> {
  return withPages(async (chromium, url) => ({
    measures: [
      {
        name: 'kept tab to next paint, with motion',
        value: await switchTabs(chromium, url, 'no-preference'),
        unit: 'ms',
      },
      atMost('kept tab to next paint, without motion', await switchTabs(chromium, url, 'reduce'), 80, 'ms'),
    ],
  }))
}

async function switchTabs(
  chromium: Chromium,
  url: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const page = await openDesktop(chromium, url)
  await page.emulateMedia({ reducedMotion })
  const tab = (path: string) => `header nav a[href^="${path}"]`
  const here = (path: string) => `header nav a[href^="${path}"][aria-current="page"]`
  const times: number[] = []
  // Both pages are visited first: a tab that was never open has to be fetched.
  for (const path of ['/market', '/trading'])
    await page.evaluate(pressUntil, [tab(path), here(path)] as const)
  await page.locator('.market-row').first().waitFor({ state: 'attached' })
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await page.evaluate(pressUntil, [tab('/market'), '.market-row'] as const))
    await page.evaluate(pressUntil, [tab('/trading'), here('/trading')] as const)
  }
  await page.close()
  return median(times)
}
