import type { Page } from '@playwright/test'
import { median } from '../support/median.ts'
import { atMost, type Measure } from '../support/report.ts'
import { type Chromium, launchChromium, skipBoard } from './launch-chromium.ts'

const ROUNDS = 15

/** Runs in the page: presses an element and gives the milliseconds until something holds and has been painted. */
function pressUntil([selector, holds]: readonly [string, string]): Promise<number> {
  return new Promise((resolve, reject) => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
    if (element === undefined) return reject(new Error(`There is no ${selector} to press.`))
    const started = performance.now()
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>(holds)].some((one) => one.checkVisibility())
      // One frame to paint it, and one to know that it was painted.
      if (shown)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)))
      else requestAnimationFrame(look)
    }
    element.click()
    look()
  })
}

/** How long a kept tab takes to be on screen again, and a language to be everywhere, with nothing left to fetch. */
export async function measureSwitches(url: string): Promise<Measure[]> {
  const chromium = await launchChromium()
  try {
    await skipBoard(chromium, url)
    return [
      await measureTabs(chromium, url, 'no-preference'),
      await measureTabs(chromium, url, 'reduce'),
      ...(await measureLanguages(chromium, url)),
    ]
  } finally {
    await chromium.close()
  }
}

async function openDesktop({ context }: Chromium, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  await page.locator('nav a[href^="/market"]').first().waitFor()
  return page
}

async function measureTabs(
  chromium: Chromium,
  url: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Measure> {
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
  const value = median(times)
  const name = `kept tab to next paint, ${reducedMotion === 'reduce' ? 'without' : 'with'} motion`
  return atMost(name, value, 80, 'ms')
}

async function measureLanguages(chromium: Chromium, url: string): Promise<Measure[]> {
  const page = await openDesktop(chromium, `${url}/market`)
  await page.locator('.market-row').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const toArabic = round % 2 === 0
    await page.locator('header button[aria-haspopup="dialog"][aria-label*=": "]').first().click()
    const name = toArabic ? 'العربية' : 'English'
    await page.locator('dialog button', { hasText: name }).first().waitFor()
    await page.evaluate((text) => {
      const choice = [...document.querySelectorAll('dialog button')].find((one) =>
        one.textContent?.includes(text),
      )
      choice?.setAttribute('data-bench', 'choice')
    }, name)
    const direction = toArabic ? 'html[dir="rtl"]' : 'html[dir="ltr"]'
    times.push(await page.evaluate(pressUntil, ['[data-bench="choice"]', direction] as const))
  }
  await page.close()
  // The first switch to a language fetches its texts; it is in the list, the median is of languages that are there.
  const value = median(times)
  const first = times[0] ?? Number.NaN
  return [
    atMost('language, left-to-right to right-to-left', value, 300, 'ms'),
    { name: 'language, the first time', value: first, unit: 'ms' },
  ]
}
