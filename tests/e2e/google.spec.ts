import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

test('the page in the place of Google is served, fits a phone, and leads back into the app', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/pass/login?next=%2Fmarket%3Ftype%3D2')
  await page.getByRole('main').getByRole('button', { name: english.auth.login.google }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a sample account')
  await expectAccessible(page, 'the consent page')
  expect(await elementsPastTheEdge(page)).toEqual([])
  await page.getByRole('button', { name: /greta@example\.com/ }).click()
  await expect(page).toHaveURL('/market?type=2')
})
