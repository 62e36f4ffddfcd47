import type { Locator, Page } from '@playwright/test'
import { lend, verify } from '../support/borrower.ts'
import { english, fill } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { alerts, images, loans, nfts } = english

/** The row that was just made is in sight and marked, no message lies over it, and a touch takes the mark away. */
async function expectFresh(page: Page, row: Locator) {
  const message = page.locator('[popover]:popover-open > div')
  await expect(message).toBeVisible()
  await expect(row).toBeInViewport({ ratio: 0.6 })
  const [made, over] = [await row.boundingBox(), await message.boundingBox()]
  const isApart = made && over && (over.y + over.height <= made.y + 1 || over.y >= made.y + made.height - 1)
  expect(isApart, JSON.stringify({ made, over })).toBe(true)
  await page.locator('h1, h2').first().dispatchEvent('pointerdown')
  await expect(page.locator('[data-fresh]')).toHaveCount(0)
}

test('after a bid the page shows the bid in the list of all', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.registerFunded('5000.00'), 'real')
  await page.goto('/nfts/detail?id=n-3')
  await settle(page)
  await page.getByRole('region', { name: nfts.bid.title }).getByRole('button').tap()
  const order = page.getByRole('dialog')
  await order.getByRole('textbox', { name: nfts.bid.amount }).fill('1102.50')
  await order.getByRole('textbox', { name: nfts.address.label }).fill('SANDBOX-ETH-1')
  await order.getByRole('button', { name: /Review bid/ }).tap()
  // A second tap at the same place so soon would be taken for a part of the first.
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /Bid 1,102\.50/ })
    .click()
  await expectFresh(page, page.locator('[data-fresh]').filter({ hasText: '1,102.50' }))
})

test('after an application the page shows the loan that was applied for', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.register()
  await verify(stage, person)
  await stage.signIn(context, person, 'real')
  await page.goto('/loan/apply?amount=1000.00&days=30')
  await page.getByRole('button', { name: loans.agreement.toEnd }).tap()
  await page.getByRole('button', { name: loans.sign.now, exact: true }).tap()
  await page.getByRole('button', { name: images.signature.type, exact: true }).tap()
  await page.getByRole('textbox', { name: images.signature.name }).fill('Mei Tan')
  await page.getByRole('button', { name: images.signature.use }).tap()
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await page.getByRole('button', { name: loans.sign.look }).tap()
  await page.getByRole('button', { name: /REAL.*Borrow/ }).tap()
  await expectFresh(page, page.locator('[data-fresh]').filter({ hasText: loans.state.SIGNED }))
})

test('after a repayment the page shows the loan and that it is repaid', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.registerFunded('5000.00')
  await verify(stage, person)
  await lend(stage, person)
  await stage.signIn(context, person, 'real')
  await page.goto('/loan/record')
  await settle(page)
  const repay = new RegExp(loans.repay.action.split('{')[0] ?? '')
  await page.getByRole('button', { name: repay }).tap()
  await page.getByRole('dialog').getByRole('button', { name: repay }).tap()
  await expectFresh(page, page.locator('[data-fresh]').filter({ hasText: loans.state.REPAID }))
})

test('an alert that was set is marked in the list of alerts', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }) }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill('60000')
  await sheet.getByRole('button', { name: alerts.form.submit }).tap()
  await expectFresh(page, sheet.locator('[data-fresh]').filter({ hasText: '60,000.00' }))
})
