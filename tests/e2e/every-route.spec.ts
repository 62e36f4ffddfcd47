import { routeContents } from './support/route-contents.ts'
import { routeNames } from './support/route-table.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { byViewer, visit } from './support/walk.ts'

test('every route shows its own page: its heading, and what only this page has', async ({ page, stage }) => {
  test.slow()
  const user = await sweepUser(stage)
  const visits = routeNames.map((route) => ({ route, language: 'en', theme: 'light' }) as const)
  for (const look of byViewer(visits)) {
    await visit(page, user, look)
    const { heading, shows } = routeContents[look.route]
    await expect
      .soft(page.getByRole('heading', { level: 1, name: heading }).filter({ visible: true }), look.route)
      .toHaveCount(1)
    await expect
      .soft(page.locator('main').getByText(shows).filter({ visible: true }).first(), look.route)
      .toBeVisible()
  }
})
