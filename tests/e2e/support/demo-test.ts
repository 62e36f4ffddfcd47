import type { Child } from '../../support/child.ts'
import { startStaticDemo } from '../../support/static-demo.ts'
import { test as base } from './test.ts'

/** A test of the demo on a static host: nothing answers there but files, and the backend is inside the browser. */
export const test = base.extend<object, { demo: Pick<Child, 'stop'> & { readonly url: string } }>({
  serviceWorkers: 'allow',
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const demo = await startStaticDemo()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
  journal: async ({ page }, use) => use(() => page.evaluate(askJournal)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({}),
})

/** Runs in the page, where the backend is. */
async function askJournal(): Promise<unknown> {
  const answer = await fetch('/__sandbox/journal', { headers: { 'X-Sandbox-Key': 'sandbox' } })
  return answer.json()
}

export { expect } from '@playwright/test'
