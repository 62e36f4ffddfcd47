import { languages } from '@swx/locales/languages'
import { elementsPastTheEdge } from './support/overflow.ts'
import { slicePaths } from './support/routes.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'
import { plain, textsOf } from './support/texts.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const { code, tag, dir } of languages) {
  test(`in ${code} every page says that it is a sandbox, and nothing is wider than 320 px`, async ({
    page,
    context,
    stage,
  }) => {
    test.slow()
    const { sandbox } = textsOf(code).common
    await context.addInitScript((lang) => localStorage.setItem('lang', lang), code)
    await stage.signIn(context, await stage.register())
    for (const path of slicePaths) {
      await page.goto(path)
      await settle(page)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('note').first()).toHaveText(plain(sandbox.label))
      await expect(page).toHaveTitle(new RegExp(`${sandbox.title}$`))
      expect.soft(await elementsPastTheEdge(page), path).toEqual([])
    }
  })
}
