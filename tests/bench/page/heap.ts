import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../support/root.ts'
import { serveApp } from '../live-list/serve-app.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { launchChromium, skipBoard } from './launch-chromium.ts'

const TICKS_PER_SECOND = 5000
/** Starting up and filling caches is no growth. */
const WARM_UP_MS = 30_000

/**
 * What the price list keeps of the prices that passed by: heap in use after a collection, at the end against the
 * beginning.
 */
export async function measureHeap(minutes: number): Promise<Found> {
  const appDir = `${root}app/dist`
  const server = await serveApp({ appDir, ticksPerSecond: TICKS_PER_SECOND })
  const chromium = await launchChromium()
  try {
    await skipBoard(chromium, server.url)
    const page = await chromium.context.newPage()
    await page.goto(`${server.url}/market`)
    await page.locator('.market-row').first().waitFor()
    const tools = await chromium.context.newCDPSession(page)
    await tools.send('HeapProfiler.enable')

    const used: number[] = []
    await wait(WARM_UP_MS)
    used.push(await settledHeap())
    for (let minute = 0; minute < minutes; minute += 1) {
      await wait(60_000)
      used.push(await settledHeap())
    }
    const grown = ((used.at(-1) ?? 0) - (used[0] ?? 0)) / 1_000_000
    const perTen = (grown * 10) / minutes
    const from = minutes === 10 ? '' : `, from ${minutes}`
    return {
      measures: [atMost(`heap growth in 10 minutes at 5,000 ticks/s${from}`, perTen, 5, 'MB')],
      details: { megabytes: used.map((bytes) => bytes / 1_000_000) },
    }

    /** Bytes in use once all that can be let go of is gone; what finalizers free takes a second collection. */
    async function settledHeap(): Promise<number> {
      await tools.send('HeapProfiler.collectGarbage')
      await tools.send('HeapProfiler.collectGarbage')
      return (await tools.send('Runtime.getHeapUsage')).usedSize
    }
  } finally {
    await chromium.close()
    await server.close()
  }
}
