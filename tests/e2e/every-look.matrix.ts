import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { looks } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { byViewer, visit } from './support/walk.ts'

for (const language of looks.language) {
  for (const theme of looks.theme) {
    test(`in ${language}, ${theme}: every page says that it is a sandbox, nothing is wider than 320 px, axe finds nothing`, async ({
      page,
      stage,
      viewport,
    }) => {
      const user = await sweepUser(stage)
      for (const look of byViewer(looks.route.map((route) => ({ route, language, theme })))) {
        await page.setViewportSize({ width: 320, height: 640 })
        await visit(page, user, look)
        expect.soft(await elementsPastTheEdge(page), look.route).toEqual([])
        if (viewport !== null) await page.setViewportSize(viewport)
        await expectAccessible(page, look.route)
      }
    })
  }
}
