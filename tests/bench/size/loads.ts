import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { type RouteName, routeNames } from '../../e2e/support/route-table.ts'
import { stageFor } from '../../e2e/support/stage.ts'
import { walkPages } from '../../e2e/support/walk-pages.ts'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { walkUser } from '../../support/walk-user.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Found } from '../support/part.ts'
import { atMost, type Measure } from '../support/report.ts'

/** Budgets in kB, minified and gzipped: what a route may bring beyond the first page, and that of the chart. */
const firstLoad = 170
const furtherRoute = 40
const budgetOf = (name: RouteName) => (name === 'instrument' ? 85 : furtherRoute)

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

/** Loads the page of a route as it is seen by those whom it is for. */
type LoadRoute = (name: RouteName) => Promise<Map<string, number>>

/** Measures in a browser on a phone that saves data, so that nothing is fetched ahead of need. */
async function onPhone<Result>(measure: (load: LoadRoute) => Promise<Result>): Promise<Result> {
  const mockServer = await startMockServerProcess()
  const browser = await launchBrowser()
  try {
    const stage = stageFor(mockServer.url, 'main')
    const user = await walkUser(stage)
    return await measure(async (name) => {
      const { address, viewer } = walkPages[name]
      const context = await browser.newContext({ ...phone, locale: 'en-US' })
      await context.addInitScript(() => {
        localStorage.setItem('swx.boardSeen', 'true')
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } })
      })
      if (viewer === 'demo' || viewer === 'real') await stage.signIn(context, user, viewer)
      return loaded(context, mockServer.url + (typeof address === 'string' ? address : address(user)))
    })
  } finally {
    await browser.close()
    await mockServer.stop()
  }
}

/** The first load of `/` with the onboarding board already seen. */
export function measureFirstLoad(): Promise<Found> {
  return onPhone(async (load) => {
    const home = await load('home')
    return {
      measures: [atMost('first load of /', kilobytes(home.values()), firstLoad, 'kB')],
      details: Object.fromEntries(home),
    }
  })
}

/** What each further route of the app's table adds to the first load of `/`. */
export function measureRoutes(): Promise<Found> {
  return onPhone(async (load) => {
    const home = await load('home')
    const measures: Measure[] = []
    for (const name of routeNames) {
      if (name === 'home') continue
      const files = await load(name)
      const added = kilobytes([...files].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes))
      measures.push(atMost(`${name} adds`, added, budgetOf(name), 'kB'))
    }
    return { measures }
  })
}
