import { expectAccessible, expectContrast } from './support/axe.ts'
import { directedSweep, sweep } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { byViewer, viewerOf, visit } from './support/walk.ts'

const guestAs = 'visitor'
const theme = 'light'

const directions = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const

for (const { language, dir } of directions) {
  for (const viewers of [['visitor'], ['demo', 'real']]) {
    const whose = viewers.length === 1 ? 'a visitor' : 'someone logged in'
    test(`axe finds nothing on the pages of ${whose} in ${dir}, and all is legible in the dark`, async ({
      page,
      device,
      stage,
    }) => {
      // Each page is read twice, which takes long where the browser shares its processor.
      test.slow()
      const user = await sweepUser(stage)
      const visits = directedSweep
        .filter((look) => look.language === language && look.shell === device)
        .map(({ route }) => ({ route, language, theme, guestAs }) as const)
        .filter((look) => viewers.includes(viewerOf(look)))
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
  const here = { path: '/market?type=5', theme, guestAs } as const
  for (const { route, language } of looks) {
    await visit(page, user, { ...here, route, language })
    await expectAccessible(page, language)
  }
})

test('axe finds a barrier far down a long list when the row is unlike those before it', {
  tag: '@desktop',
}, async ({ page }) => {
  const row = (cell: string) => `<tr><td>${cell}</td></tr>`
  const rows = Array.from({ length: 60 }, (_, place) =>
    row(place === 50 ? '<img src="data:,">' : `row ${place}`),
  )
  await page.setContent(`<!doctype html><html lang="en"><title>List</title>
    <main><h1>List</h1><table><tbody>${rows.join('')}</tbody></table></main>`)
  await expect(expectAccessible(page, 'a long list')).rejects.toThrow('image-alt')
  await expect(page.getByRole('row').filter({ visible: true })).toHaveCount(60)
})
