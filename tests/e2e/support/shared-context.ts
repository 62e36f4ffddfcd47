import type { BrowserContext, Page } from '@playwright/test'

/** A browser context as one test has it. */
export interface LentContext {
  readonly context: BrowserContext
  /** Closes its pages and takes back what the test set. */
  giveBack(): Promise<void>
}

/** What a context keeps for good: a test that needs it has a context of its own. */
const keptForGood: ReadonlySet<string | symbol> = new Set([
  'exposeBinding',
  'exposeFunction',
  'setGeolocation',
  'clock',
])

const needsOwn = (name: string | symbol) =>
  new Error(`"${String(name)}" stays in the context after the test: say test.use({ ownContext: true }).`)

/** A page cannot have a clock of its own: that is the context's. */
const withoutClock = (page: Page): Page =>
  Object.defineProperty(page, 'clock', {
    get: () => {
      throw needsOwn('clock')
    },
  })

/**
 * Lends the context that all tests of a worker have one after the other, so that what a browser keeps of files and of
 * compiled code is not thrown away with each test. It comes without anything that tests before have stored, and with
 * this test's world. Its init scripts are those of the test's pages, and go with them.
 *
 * @param origin where the pages of the tests are: what is stored there is cleared
 */
export async function lendContext(
  shared: BrowserContext,
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<LentContext> {
  await shared.setExtraHTTPHeaders({ ...headers })
  const first = await shared.newPage()
  const devtools = await shared.newCDPSession(first)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()

  const scripts: Parameters<BrowserContext['addInitScript']>[] = []
  let unused: Page | undefined = first
  const lent = {
    async newPage() {
      const page = withoutClock(unused ?? (await shared.newPage()))
      unused = undefined
      for (const script of scripts) await page.addInitScript(...script)
      return page
    },
    async addInitScript(...script: Parameters<BrowserContext['addInitScript']>) {
      scripts.push(script)
      for (const page of lent.pages()) await page.addInitScript(...script)
    },
    pages: () => shared.pages().filter((page) => page !== unused),
  }
  const context = new Proxy(shared, {
    get(target, name) {
      if (keptForGood.has(name)) throw needsOwn(name)
      const value = Reflect.get(name in lent ? lent : target, name)
      return typeof value === 'function' && !(name in lent) ? value.bind(target) : value
    },
  })
  return {
    context,
    async giveBack() {
      await Promise.all(shared.pages().map((page) => page.close()))
      await shared.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all([shared.setOffline(false), shared.clearPermissions(), shared.clearCookies()])
    },
  }
}
