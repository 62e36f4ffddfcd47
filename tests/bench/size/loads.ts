import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { type RouteName, routeNames } from '../../e2e/support/route-table.ts'
import { stageFor } from '../../e2e/support/stage.ts'
import { walkPages } from '../../e2e/support/walk-pages.ts'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { walkUser } from '../../support/walk-user.ts'
import { visits } from '../page/audited.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Found } from '../support/part.ts'
import { atMost, type Measure } from '../support/report.ts'

/** Alarms of `/`: kB minified and gzipped, script files before it is complete and in the whole visit. */
const first = { weight: 190, files: 25, filesInAll: 60 } as const
/** Alarms in kB, minified and gzipped: what a route may bring beyond the first page, and that of the chart. */
const furtherRoute = 45
const budgetOf = (name: RouteName) => (name === 'instrument' ? 95 : furtherRoute)

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** Fetching ahead begins after three seconds; nothing holds it up on the machine itself. */
const FETCHED_AHEAD_MS = 15_000

/** Scripts and styles of a page by file, in gzipped bytes. */
async function loaded(
  context: BrowserContext,
  url: string,
  savesData: boolean,
): Promise<Map<string, number>> {
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
  // What is fetched ahead begins later: a page that saves data has all that it will have.
  if (!savesData) await page.waitForTimeout(FETCHED_AHEAD_MS)
  await Promise.all(reading)
  await page.close()
  return files
}

const kilobytes = (files: Iterable<number>) => [...files].reduce((sum, bytes) => sum + bytes, 0) / 1000

/** How a page is opened. */
interface Opening {
  /** Whether the onboarding board was seen before. @default true */
  readonly hasSeenBoard?: boolean
  /** Whether nothing is fetched ahead of need. @default true */
  readonly savesData?: boolean
}

/** Loads the page of a route as it is seen by those whom it is for. */
type LoadRoute = (name: RouteName, opening?: Opening) => Promise<Map<string, number>>

/** Measures in a browser on a phone. */
async function onPhone<Result>(measure: (load: LoadRoute) => Promise<Result>): Promise<Result> {
  const mockServer = await startMockServerProcess()
  const browser = await launchBrowser()
  try {
    const stage = stageFor(mockServer.url, 'main')
    const user = await walkUser(stage)
    return await measure(async (name, { hasSeenBoard = true, savesData = true } = {}) => {
      const { address, viewer } = walkPages[name]
      const context = await browser.newContext({ ...phone, locale: 'en-US' })
      if (hasSeenBoard) await context.addInitScript(() => localStorage.setItem('swx.boardSeen', 'true'))
      await context.addInitScript(
        (saveData) =>
          Object.defineProperty(navigator, 'connection', { value: { saveData, addEventListener() {} } }),
        savesData,
      )
      if (viewer === 'demo' || viewer === 'real') await stage.signIn(context, user, viewer)
      return loaded(
        context,
        mockServer.url + (typeof address === 'string' ? address : address(user)),
        savesData,
      )
    })
  } finally {
    await browser.close()
    await mockServer.stop()
  }
}

/** The first load of `/`, as a first visitor meets it and as one who has seen the onboarding board. */
export function measureFirstLoad(): Promise<Found> {
  return onPhone(async (load) => {
    const measures: Measure[] = []
    const details: Record<string, unknown> = {}
    for (const { visit, words } of visits) {
      const hasSeenBoard = visit === 'return'
      const files = await load('home', { hasSeenBoard })
      const inAll = await load('home', { hasSeenBoard, savesData: false })
      measures.push(
        atMost(`first load of /, ${words}`, kilobytes(files.values()), first.weight, 'kB'),
        atMost(`script files before / is complete, ${words}`, scriptsOf(files), first.files),
        atMost(`script files with what is fetched ahead, ${words}`, scriptsOf(inAll), first.filesInAll),
      )
      details[words] = { complete: Object.fromEntries(files), inAll: [...inAll.keys()] }
    }
    return { measures, details }
  })
}

const scriptsOf = (files: ReadonlyMap<string, number>) =>
  [...files.keys()].filter((file) => file.endsWith('.js')).length

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
