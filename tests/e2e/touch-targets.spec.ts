import { looks } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { smallTargets } from './support/touch-targets.ts'
import { byViewer, visit } from './support/walk.ts'

test('on a phone whatever is pressed is at least 44 px high, on every page', async ({
  page,
  device,
  stage,
}) => {
  test.skip(device === 'desktop', 'A pointer needs less.')
  const user = await sweepUser(stage)
  const found: string[] = []
  for (const look of byViewer(
    looks.route.map((route) => ({ route, language: 'en' as const, theme: 'light' as const })),
  )) {
    await visit(page, user, look)
    for (const target of await smallTargets(page)) found.push(`${look.route}: ${target}`)
  }
  expect([...new Set(found)]).toEqual([])
})
