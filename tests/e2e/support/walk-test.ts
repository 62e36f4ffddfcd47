import type { Stage } from '../../support/stage.ts'
import { type WalkUser, walkUser } from '../../support/walk-user.ts'
import { openStage } from './stage.ts'
import { test as base } from './test.ts'

interface Fixtures {
  /** What the content-security policy refused to the page since it was opened. */
  readonly errors: () => Promise<readonly string[]>
}

interface WorkerFixtures {
  readonly walkStage: Stage
  readonly user: WalkUser
}

/** A test that looks at pages and changes nothing: all of a worker have one world and one user. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  walkStage: [async ({ mockServer }, use) => use(await openStage(mockServer.url)), { scope: 'worker' }],
  user: [async ({ walkStage }, use) => use(await walkUser(walkStage)), { scope: 'worker' }],
  stage: async ({ walkStage }, use) => use(walkStage),
  errors: async ({ page }, use) => {
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        refused.push(`${effectiveDirective} ${blockedURI} in ${sourceFile}`),
      )
    })
    await use(() => page.evaluate(() => (window as unknown as { refused: readonly string[] }).refused))
  },
})
