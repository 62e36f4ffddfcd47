import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { startStandInProcess } from '../../support/stand-in-process.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Found } from '../support/part.ts'
import { atMost, type Measure } from '../support/report.ts'

/** Budgets in kB, minified and gzipped: what a route may bring beyond the first page, and the exceptions. */
const firstLoad = 170
const furtherRoute = 40
const routes: Record<string, number> = {
  '/market': furtherRoute,
  '/trading': furtherRoute,
  '/loan': furtherRoute,
  '/nfts': furtherRoute,
  '/cruuency?code=EURUSD&type=1': 85,
  '/pass/login': furtherRoute,
  '/pass/register': furtherRoute,
  '/pass/reset': furtherRoute,
  '/profile': furtherRoute,
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** Scripts and styles of a page by file, in gzipped bytes. */
async function loaded(context: BrowserContext, url: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const files = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return
    const read = response
      .body()
      .then((body) => files.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length))
    reading.push(read.then(() => undefined))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await page.close()
  return files
}

const kilobytes = (files: Iterable<number>) => [...files].reduce((sum, bytes) => sum + bytes, 0) / 1000

/** Measures in a browser on a phone that saves data, so that nothing is fetched ahead of need. */
async function onPhone<Result>(
  measure: (load: (path: string) => Promise<Map<string, number>>) => Promise<Result>,
): Promise<Result> {
  const standIn = await startStandInProcess()
  const browser = await launchBrowser()
  try {
    return await measure(async (path) => {
      const context = await browser.newContext({ ...phone, locale: 'en-US' })
      await context.addInitScript(() => {
        localStorage.setItem('swx.boardSeen', 'true')
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } })
      })
      return loaded(context, standIn.url + path)
    })
  } finally {
    await browser.close()
    await standIn.stop()
  }
}

/** The first load of `/` with the onboarding board already seen. */
export function measureFirstLoad(): Promise<Found> {
  return onPhone(async (load) => {
    const home = await load('/')
    return {
      measures: [atMost('first load of /', kilobytes(home.values()), firstLoad, 'kB')],
      details: Object.fromEntries(home),
    }
  })
}

/** What each further route adds to the first load of `/`. */
export function measureRoutes(): Promise<Found> {
  return onPhone(async (load) => {
    const home = await load('/')
    const measures: Measure[] = []
    for (const [path, budget] of Object.entries(routes)) {
      const files = await load(path)
      const added = kilobytes([...files].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes))
      measures.push(atMost(`${path} adds`, added, budget, 'kB'))
    }
    return { measures }
  })
}
