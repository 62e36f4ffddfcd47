import { openPosition } from '../support/invite.ts'
import { english, fill } from '../support/texts.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { history } = english

test('a transaction takes two lines on a phone, and fits a narrow one', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await openPosition(stage, person, 'demo', { direction: 'SHORT' })
  await page.goto('/profile/transactions')
  const row = page
    .getByRole('row')
    .filter({ hasText: fill(history.traded.ORDER_OPEN.SHORT, { code: 'BTC' }) })
  await expect(row).toBeVisible()
  await settle(page)
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await elementsPastTheEdge(page)).toEqual([])
})
