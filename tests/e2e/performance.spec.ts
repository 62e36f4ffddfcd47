import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { orders, performance } = english

test('on paper profit and loss has every column of its tables, and none of its tools', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await stage.control('seedProfile', { body: { profile: 'trader' } })
  const login = await stage.call('POST', 'login/login', { userName: 'trader', password: 'Sandbox1' })
  const { token } = login.result as { token: string }
  await stage.signIn(context, { id: '', userName: 'trader', email: '', password: '', token }, 'real')
  await page.goto('/profile/performance')
  const table = page.getByRole('table', { name: orders.results.byInstrument })
  await expect(table.getByRole('row')).not.toHaveCount(0)
  const heads = await table.getByRole('columnheader').allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 720, height: 1018 })
  await expect(page.getByRole('button', { name: performance.print })).toBeHidden()
  for (const head of heads)
    await expect(table.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})
