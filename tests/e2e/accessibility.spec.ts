import { languages } from '@swx/locales/languages'
import { expectAccessible } from './support/axe.ts'
import { slicePaths } from './support/routes.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const directions = [
  { code: 'en', dir: 'ltr' },
  { code: 'ar', dir: 'rtl' },
] as const

for (const path of slicePaths) {
  for (const { code, dir } of directions) {
    test(`axe finds nothing on ${path} in ${dir}, light and dark`, async ({ page, context, stage }) => {
      // Looking at a whole page twice takes long where the browser shares its processor.
      test.slow()
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await context.addInitScript((lang) => localStorage.setItem('lang', lang), code)
      if (/^\/(profile|loan\/kyc)/.test(path)) await stage.signIn(context, await stage.register())
      await page.goto(path)
      await settle(page)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expectAccessible(page, 'light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, 'dark')
    })
  }
}

test('every language has axe find nothing on the market page', async ({ page, context }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { code } of languages) {
    await context.addInitScript((lang) => localStorage.setItem('lang', lang), code)
    await page.goto('/market')
    await settle(page)
    await expectAccessible(page, code)
  }
})
