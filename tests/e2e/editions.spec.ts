import { editions, smartEquityLanguages } from '@swx/locales/checks/editions.ts'
import { languages } from '@swx/locales/languages'
import { expect, test } from './support/test.ts'

for (const { code, name } of languages)
  test(`in ${code} plans and NFTs have the names of the edition on their pages`, { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      },
      { lang: code, language: name },
    )
    const { plans, product, nfts } = editions[code]
    await page.goto('/trading')
    await expect(page.getByRole('main').getByText(plans).first()).toBeVisible()
    if (!smartEquityLanguages.includes(code))
      await expect(page.getByRole('main').getByText(product).first()).toBeVisible()
    await page.goto('/nfts')
    await expect(page.getByRole('main').getByText(nfts).first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: nfts })).toBeVisible()
  })
