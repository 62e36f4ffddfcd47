import { languages } from '@swx/locales/languages'
import { elementsPastTheEdge } from './support/overflow.ts'
import { sweep } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { byViewer, visit } from './support/walk.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const { code } of languages) {
  test(`in ${code} every page says that it is a sandbox, and nothing is wider than 320 px`, async ({
    page,
    device,
    stage,
  }) => {
    const user = await sweepUser(stage)
    const visits = sweep.filter(({ language, shell }) => language === code && shell === device)
    for (const look of byViewer(visits)) {
      await visit(page, user, look)
      expect.soft(await elementsPastTheEdge(page), look.route).toEqual([])
    }
  })
}
