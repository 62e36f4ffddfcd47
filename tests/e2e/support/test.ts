import { isDeepStrictEqual } from 'node:util'
import { type BrowserContext, test as base } from '@playwright/test'
import { type MockServerProcess, startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Stage } from '../../support/stage.ts'
import { attachSeen } from './failure.ts'
import { navigateAfterLayers } from './layers.ts'
import { type PageWatch, watchPage } from './page-watch.ts'
import { lendContext } from './shared-context.ts'
import { slowDown } from './slow-cpu.ts'
import { openStage } from './stage.ts'

/** What a project or a file chooses. */
export interface Options {
  readonly device: 'desktop' | 'mobile'
  /** Whether the onboarding board was seen in this browser before. */
  readonly hasSeenBoard: boolean
  /** Whether the test has a browser context that no other test had, with nothing in its caches. */
  readonly ownContext: boolean
}

interface Fixtures {
  /** A world of the mock server that no other test touches, and ways to act in it besides the page. */
  readonly stage: Stage
  readonly watch: PageWatch
  /** The calls of the test's world. */
  readonly journal: () => Promise<unknown>
  /** Attaches what was seen to a test that fails. */
  readonly evidence: undefined
}

interface WorkerFixtures {
  /** The built product as `npm start` serves it, one process for each worker. */
  readonly mockServer: MockServerProcess
  /** The browser context that the tests of a worker have one after the other, once one of them has made it. */
  readonly worker: { context?: BrowserContext }
}

/** A test in a browser; it fails when the page complains, loses a request or talks to another host. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  device: ['desktop', { option: true }],
  hasSeenBoard: [true, { option: true }],
  ownContext: [false, { option: true }],
  mockServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const mockServer = await startMockServerProcess()
      await use(mockServer)
      await mockServer.stop()
    },
    { scope: 'worker' },
  ],
  stage: async ({ mockServer }, use) => {
    const stage = await openStage(mockServer.url)
    await use(stage)
    // A mock server keeps 200 worlds: a worker of the chaos tests has more tests than that.
    await stage.control('dropWorld', { path: { name: stage.world } })
  },
  baseURL: async ({ mockServer }, use) => use(mockServer.url),
  extraHTTPHeaders: async ({ stage }, use) => use({ 'X-Sandbox-World': stage.world }),
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const worker: WorkerFixtures['worker'] = {}
      await use(worker)
      await worker.context?.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      worker,
      mockServer,
      baseURL,
      extraHTTPHeaders,
      hasSeenBoard,
      ownContext,
      locale,
      timezoneId,
      colorScheme,
      viewport,
      serviceWorkers,
      contextOptions,
    },
    use,
    { project },
  ) => {
    // What a context is made with cannot be changed in one that is there.
    const asProject = { locale, timezoneId, colorScheme, viewport, serviceWorkers }
    const isShared =
      !ownContext &&
      hasSeenBoard &&
      baseURL === mockServer.url &&
      Object.keys(contextOptions).length === 0 &&
      Object.entries(asProject).every(([name, value]) =>
        isDeepStrictEqual(value, project.use[name as keyof typeof asProject]),
      )
    const open = async () => {
      const context = await browser.newContext()
      // Frames of other hosts run it too, and one whose page did not come has no storage.
      if (hasSeenBoard)
        await context.addInitScript(() => {
          if (window === window.top) localStorage.setItem('swx.boardSeen', 'true')
        })
      return context
    }
    if (!isShared) {
      const context = await open()
      await use(context)
      return context.close()
    }
    worker.context ??= await open()
    const { context, giveBack } = await lendContext(worker.context, mockServer.url, extraHTTPHeaders ?? {})
    await use(context)
    await giveBack()
  },
  page: async ({ page }, use) => {
    navigateAfterLayers(page)
    await slowDown(page)
    await use(page)
    // A page may still be asking for its lists when a test has seen enough; one that the test closed asks nothing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  journal: async ({ stage }, use) => use(() => stage.control('getJournal')),
  evidence: async ({ context, journal }, use, testInfo) => {
    await use(undefined)
    if (testInfo.errors.length > 0) await attachSeen(testInfo, context, journal)
  },
  watch: [
    // What the page complained of is a failure, too: the evidence is taken after it.
    async ({ page, baseURL, evidence: _ }, use) => {
      const watch = watchPage(page, baseURL ?? '')
      await use(watch)
      watch.verify()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
