import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'
import { startStandInProcess } from '../../support/stand-in-process.ts'
import { atMost, type Measure, type Report } from '../support/report.ts'

/** Budgets in kB, minified and gzipped: what a route may bring beyond the first page, and the exceptions. */
const firstLoad = 150
const furtherRoute = 35
const routes: Record<string, number> = {
  '/market': furtherRoute,
  '/cruuency?code=EURUSD&type=1': 75,
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

/**
 * What the pages of `npm start` weigh on a phone that saves data, so that nothing is fetched ahead of need: the first
 * load of `/` with the onboarding board already seen, and what each further route adds to it.
 */
export async function run(): Promise<Report> {
  const standIn = await startStandInProcess()
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const fresh = async () => {
      const context = await browser.newContext({ ...phone, locale: 'en-US' })
      await context.addInitScript(() => {
        localStorage.setItem('swx.boardSeen', 'true')
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } })
      })
      return context
    }
    const home = await loaded(await fresh(), `${standIn.url}/`)
    const first = kilobytes(home.values())
    const measures: Measure[] = [atMost('first load of /', first, firstLoad, 'kB')]
    for (const [path, budget] of Object.entries(routes)) {
      const files = await loaded(await fresh(), standIn.url + path)
      const added = kilobytes([...files].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes))
      measures.push(atMost(`${path} adds`, added, budget, 'kB'))
    }
    return { title: 'JS and CSS, minified and gzipped', measures, details: Object.fromEntries(home) }
  } finally {
    await browser.close()
    await standIn.stop()
  }
}
