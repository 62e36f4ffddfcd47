import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { openDesktop, pressUntil, ROUNDS, withPages } from './switches.ts'

/**
 * How long a language takes to be everywhere. The first switch fetches its texts and is one of the switches; the median
 * is of a language that is there.
 */
export function measureLanguages(): Promise<Found> {
  return withPages(async (chromium, url) => {
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
    const value = median(times)
    const first = times[0] ?? Number.NaN
    return {
      measures: [
        atMost('language, left-to-right to right-to-left', value, 300, 'ms'),
        { name: 'language, the first time', value: first, unit: 'ms' },
      ],
    }
  })
}
