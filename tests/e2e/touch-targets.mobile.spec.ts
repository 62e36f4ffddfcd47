import { routeNames } from './support/route-table.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { shortTargets } from './support/touch-targets.ts'
import { byViewer, viewerOf, visit } from './support/walk.ts'

const viewers = [
  { who: 'a visitor', viewer: 'visitor', guestAs: 'visitor' },
  { who: 'a user in the demo account', viewer: 'demo', guestAs: 'demo' },
  { who: 'a user in the real account', viewer: 'real', guestAs: 'demo' },
] as const

for (const { who, viewer, guestAs } of viewers) {
  test(`on a phone ${who} has 44 px for a finger on everything that can be pressed`, async ({
    page,
    stage,
  }) => {
    test.slow()
    const user = await sweepUser(stage)
    const visits = routeNames.map((route) => ({ route, guestAs, language: 'en', theme: 'light' }) as const)
    for (const look of byViewer(visits.filter((visit) => viewerOf(visit) === viewer))) {
      await visit(page, user, look)
      expect.soft(await shortTargets(page), look.route).toEqual([])
    }
  })
}
