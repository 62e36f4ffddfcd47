import { english } from '../support/texts.ts'
import { setPrice, tradeBitcoin } from '../support/trade.ts'
import { scrollToOwnTrades } from './support/own-trades.ts'
import { expect, test } from './support/test.ts'

const { orders, waiting } = english

test('an order that is filled while the phone is offline is a position once it is back', {
  tag: '@mobile',
}, async ({ page, context, stage, watch }) => {
  watch.allow(/^(?:console|lost)\b/)
  const { person, instrument } = await tradeBitcoin(stage, context)
  const order = {
    marketId: instrument.id,
    direction: 'LONG',
    type: 'LIMIT',
    triggerPrice: 51_900,
    lots: '0.10',
    leverage: 2,
    expiry: 'UNTIL_CANCELLED',
    acceptedTermsVersion: '2026-01',
  }
  expect((await stage.call('POST', 'order/placePending', order, person.token)).code).toMatch(/^200/)
  await page.goto(instrument.path)
  const trades = await scrollToOwnTrades(page)
  await trades.getByRole('tab', { name: orders.records.waiting }).click()
  // 0.10 × 51,900 / 2 and 0.05 %.
  await expect(trades.getByText('2,597.60').first()).toBeVisible()
  await context.setOffline(true)
  await setPrice(stage, 'BTC', 51_000)
  await context.setOffline(false)
  await expect(trades.getByText(waiting.empty, { exact: true })).toBeVisible({ timeout: 40_000 })
  await trades.getByRole('tab', { name: orders.records.positions }).click()
  // At the price of the moment, which was better.
  await expect(trades.getByText('51,000.00').first()).toBeVisible()
})

test('an order that is cancelled in one tab is gone from the other, with its review, and released once', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const order = {
    marketId: instrument.id,
    direction: 'SHORT',
    type: 'STOP',
    triggerPrice: 51_000,
    lots: '0.10',
    leverage: 2,
    expiry: 'DAY',
    acceptedTermsVersion: '2026-01',
  }
  expect((await stage.call('POST', 'order/placePending', order, person.token)).code).toMatch(/^200/)
  await page.goto('/profile/orders?tab=waiting')
  const cancel = page.getByRole('button', { name: new RegExp(`^${waiting.cancel} .*BTC`) })
  await cancel.click()
  const review = page.getByRole('dialog')
  await expect(
    review.getByRole('button', { name: waiting.cancelDialog.confirm_one.replace('{{count}}', '1') }),
  ).toBeVisible()

  const other = await context.newPage()
  await other.goto('/profile/orders?tab=waiting')
  await other.getByRole('button', { name: new RegExp(`^${waiting.cancel} .*BTC`) }).click()
  await other.getByRole('dialog').getByRole('button').last().click()
  await expect(other.getByText(waiting.empty, { exact: true })).toBeVisible()
  await other.close()

  await expect(review).toHaveCount(0)
  await expect(page.getByText(waiting.empty, { exact: true })).toBeVisible()
  const { entries } = await stage.control('getLedger', {
    query: { userId: person.id, mode: 'demo', limit: 100 },
  })
  expect(entries.filter(({ kind }) => kind === 'PENDING_RELEASE')).toHaveLength(1)
})
