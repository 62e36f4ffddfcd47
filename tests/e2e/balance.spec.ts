import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { balance, history } = english

test('on paper the sheet takes the place of the page', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.registerFunded('500.00'), 'real')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/profile/balance')
  await page.getByRole('button', { name: history.export.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: balance.sheet })).toBeVisible()
  await expect(page.getByRole('region', { name: balance.title })).toBeHidden()
})
