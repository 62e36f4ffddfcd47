import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type FrameFigures, frameFigures } from './frames.ts'

export interface MeasureOptions {
  /** Origin the app is served from. */
  url: string
  /** Window and device. */
  context: BrowserContextOptions
  /** How many times slower than this machine the processor is made. @default 1 */
  slowdown?: number
  /** How long frames are counted, milliseconds. */
  forMs: number
}

export interface ListFigures extends FrameFigures {
  /** Share of the measured time the page's main thread was busy, 0 to 1. */
  readonly busy: number
  /** How often the text of a price on screen changed in a second, the busiest row. */
  readonly textsPerSecond: number
}

/** Opens the price list and counts frames while prices move. */
export async function measureList(
  browser: Browser,
  { url, context, slowdown = 1, forMs }: MeasureOptions,
): Promise<ListFigures> {
  const opened = await browser.newContext(context)
  try {
    const page = await opened.newPage()
    await page.addInitScript(() => localStorage.setItem('swx.boardSeen', '1'))
    await page.goto(`${url}/market`)
    await waitForMovingPrices(page)
    const tools = await opened.newCDPSession(page)
    await tools.send('Performance.enable')
    if (slowdown > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // The first seconds belong to starting up.
    await page.evaluate(countFrames, 2000)

    const before = await busySeconds()
    const { gaps, texts } = await page.evaluate(countFrames, forMs)
    const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000
    return {
      ...frameFigures(gaps),
      busy: ((await busySeconds()) - before) / seconds,
      textsPerSecond: texts / seconds,
    }

    async function busySeconds(): Promise<number> {
      const { metrics } = await tools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
  } finally {
    await opened.close()
  }
}

async function waitForMovingPrices(page: Page) {
  const price = page.locator('.market-row [data-cell="price"]').first()
  await price.waitFor()
  const first = await price.textContent()
  await page.waitForFunction(
    (text) => document.querySelector('.market-row [data-cell="price"]')?.textContent !== text,
    first,
  )
}

/** Runs in the page: times between frames, and how often the text of the first price changed. */
function countFrames(forMs: number): Promise<{ gaps: number[]; texts: number }> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    let texts = 0
    const price = document.querySelector('.market-row [data-cell="price"]')
    const watcher = new MutationObserver(() => {
      texts += 1
    })
    if (price) watcher.observe(price, { characterData: true, childList: true, subtree: true })
    let last: number | undefined
    let end: number | undefined
    function count(now: number) {
      end ??= now + forMs
      if (last !== undefined) gaps.push(now - last)
      last = now
      if (now < end) return requestAnimationFrame(count)
      watcher.disconnect()
      resolve({ gaps, texts })
    }
    requestAnimationFrame(count)
  })
}
