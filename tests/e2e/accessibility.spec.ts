import { expectAccessible, expectContrast } from './support/axe.ts'
import { routeNames } from './support/route-table.ts'
import { sweep } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { test } from './support/test.ts'
import { byViewer, visit } from './support/walk.ts'

/** Routes that one load of the app leads through: enough to share it, few enough for tests of equal length. */
const groups = Array.from({ length: Math.ceil(routeNames.length / 6) }, (_, at) =>
  routeNames.slice(at * 6, at * 6 + 6),
)

const directions = [
  { language: 'en', dir: 'ltr', tags: [] },
  { language: 'ar', dir: 'rtl', tags: ['@mobile'] },
] as const

for (const { language, dir, tags } of directions) {
  for (const routes of groups) {
    const title = `axe finds nothing on ${routes.join(', ')} in ${dir}, and all is legible in the dark`
    test(title, { tag: [...tags] }, async ({ page, stage }) => {
      const user = await sweepUser(stage)
      const visits = routes.map((route) => ({ route, language, theme: 'light', guestAs: 'visitor' }) as const)
      for (const look of byViewer(visits)) {
        await visit(page, user, look)
        await expectAccessible(page, `${look.route}, light`)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page, `${look.route}, dark`)
      }
    })
  }
}

test('every language has axe find nothing on the market page', async ({ page, device, stage }) => {
  const user = await sweepUser(stage)
  const looks = sweep.filter(({ route, shell }) => route === 'market' && shell === device)
  // A short list: what a row is like does not depend on how many there are.
  const here = { path: '/market?type=2', theme: 'light', guestAs: 'visitor' } as const
  for (const { route, language } of looks) {
    await visit(page, user, { ...here, route, language })
    await expectAccessible(page, language)
  }
})
