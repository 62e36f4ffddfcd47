import { richAccount } from '../support/rich-account.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('an account with something in every part, its balance and its income fit 320 pixels and have no barrier', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  await stage.signIn(context, await richAccount(stage), 'real')
  await page.setViewportSize({ width: 320, height: 720 })
  for (const path of ['/profile?range=all', '/profile/balance', '/profile/income']) {
    await page.goto(path)
    await settle(page)
    expect.soft(await elementsPastTheEdge(page), path).toEqual([])
    await expectAccessible(page, path)
  }
})
