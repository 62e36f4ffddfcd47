import { setSecurityPassword } from '../support/security.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('every part of security fits a narrow phone in German and in Arabic', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.register()
  await setSecurityPassword(stage, anna)
  await stage.control('switchUser', {
    path: { userId: anna.id, action: 'lockPayment' },
    body: {
      reason: 'WRONG_PASSWORD',
      until: '2099-01-01T00:00:00.000Z',
    },
  })
  await stage.signIn(context, anna, 'real')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const lang of ['de', 'ar']) {
    await page.addInitScript((code) => localStorage.setItem('lang', code), lang)
    await page.goto('/profile/security')
    await settle(page)
    expect(await elementsPastTheEdge(page), lang).toEqual([])
  }
})
