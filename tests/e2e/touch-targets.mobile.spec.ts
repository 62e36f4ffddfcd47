import { routeNames } from './support/route-table.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { shortTargets } from './support/touch-targets.ts'
import { byViewer, visit } from './support/walk.ts'

test('on a phone a finger has 44 px for everything it can press, on every page', async ({ page, stage }) => {
  test.slow()
  const user = await sweepUser(stage)
  const visits = routeNames.map((route) => ({ route, language: 'en', theme: 'light' }) as const)
  for (const look of byViewer(visits)) {
    await visit(page, user, look)
    expect.soft(await shortTargets(page), look.route).toEqual([])
  }
})
