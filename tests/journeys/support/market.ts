import { categories, instrumentRows } from '../../support/price-list.ts'
import { english } from '../../support/texts.ts'
import type { JourneyPage } from './page.ts'
import { expect } from './test.ts'
import { textOf } from './text.ts'

const { market } = english

/** Waits for the list and chooses a category. */
export async function openCategory(page: JourneyPage, category: (typeof categories)[number]): Promise<void> {
  const tab = page.getByRole('tab', { name: market.category[category] })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const type = categories.indexOf(category) + 1
  await expect(instrumentRows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`type=${type}\\b`),
  )
}

/** What stands in the first rows, quotes included. */
export const rowTexts = async (page: JourneyPage, count = 8): Promise<string[]> =>
  (await instrumentRows(page).allInnerTexts()).slice(0, count)

/** Waits until a price on show is another one than now. */
export async function expectPricesToMove(page: JourneyPage): Promise<void> {
  await expect(instrumentRows(page).first()).toBeVisible()
  const before = String(await rowTexts(page))
  const shown = () => String(instrumentRows(page).elements().slice(0, 8).map(textOf))
  await page.wait(() => shown() !== before, 'no price moves')
}

/** Counts what arrives on the page's market sockets. Ask for it before the page is opened. */
export async function watchFrames(page: JourneyPage): Promise<{ count(): Promise<number> }> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { arrived: 0 }) as unknown as { arrived: number }
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      constructor(address: string) {
        super(address)
        this.addEventListener('message', () => counted.arrived++)
      }
    } as typeof WebSocket
  })
  return { count: () => page.evaluate(() => (window as unknown as { arrived: number }).arrived) }
}
