import { test as base } from '@playwright/test'
import { type MockServerProcess, startMockServerProcess } from '../../support/mock-server-process.ts'
import { attachSeen } from './failure.ts'
import { navigateAfterLayers } from './layers.ts'
import { type PageWatch, watchPage } from './page-watch.ts'
import { slowDown } from './slow-cpu.ts'
import { openStage, type Stage } from './stage.ts'

/** What a project or a file chooses. */
export interface Options {
  readonly device: 'desktop' | 'mobile'
  /** Whether the onboarding board was seen in this browser before. */
  readonly hasSeenBoard: boolean
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
}

/** A test in a browser; it fails when the page complains, loses a request or talks to another host. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  device: ['desktop', { option: true }],
  hasSeenBoard: [true, { option: true }],
  mockServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const mockServer = await startMockServerProcess()
      await use(mockServer)
      await mockServer.stop()
    },
    { scope: 'worker' },
  ],
  stage: async ({ mockServer }, use) => use(await openStage(mockServer.url)),
  baseURL: async ({ mockServer }, use) => use(mockServer.url),
  extraHTTPHeaders: async ({ stage }, use) => use({ 'X-Sandbox-World': stage.world }),
  context: async ({ context, hasSeenBoard }, use) => {
    if (hasSeenBoard)
      await context.addInitScript(() => {
        localStorage.setItem('swx.boardSeen', 'true')
      })
    await use(context)
  },
  page: async ({ page }, use) => {
    navigateAfterLayers(page)
    await slowDown(page)
    await use(page)
    // A page may still be asking for its lists when a test has seen enough; one that the test closed asks nothing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  journal: async ({ stage }, use) => use(() => stage.control('GET', 'journal')),
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
