import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('settings fit a narrow phone in German and in Arabic', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.register()
  await stage.call('POST', 'user/updateProfile', { areaCode: '+852', phone: '123456789012345' }, anna.token)
  await stage.signIn(context, anna, 'real')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const lang of ['de', 'ar']) {
    await page.addInitScript((code) => localStorage.setItem('lang', code), lang)
    for (const path of ['/profile/settings', '/profile/password']) {
      await page.goto(path)
      await settle(page)
      expect(await elementsPastTheEdge(page), `${lang} ${path}`).toEqual([])
    }
  }
})
