import { noisePng } from '../support/pictures.ts'
import { english, fill, plain } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { deposit, images, errors } = english

test('a large picture is made smaller and sent, and what a deposit says has room on a narrow phone', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  // Making a large picture smaller takes long where the browser shares its processor.
  test.slow()
  await stage.signIn(context, await stage.register(), 'real')
  await page.goto('/profile/deposit')
  await page.getByRole('textbox', { name: deposit.form.amount }).fill('150')
  await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1098')
  const picture = { name: 'proof.png', mimeType: 'image/png', buffer: noisePng(1_000) }
  await page.getByLabel(deposit.form.proof).setInputFiles(picture)
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a deposit before it is reported')
  expect(await elementsPastTheEdge(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  const report = plain(fill(deposit.summary.submit, { amount: '150', currency: 'USDT' }))
  await page.getByRole('button', { name: report }).click()
  const submitted = page.getByText(errors.rechargeSubmitted)
  await expect(submitted).toBeVisible()
  const { width = 0 } = (await submitted.boundingBox()) ?? {}
  expect(width, 'what the message says has room beside or above its link').toBeGreaterThan(150)

  // The page goes to what was just made, and the message lies beside it.
  const made = page.locator('[data-fresh]')
  await expect(made).toBeInViewport()
  const message = await page.locator('[popover]').getByRole('status').boundingBox()
  const row = await made.boundingBox()
  expect(message && row && message.y + message.height <= row.y, 'the message covers the new row').toBe(true)
})
