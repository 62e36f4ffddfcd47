import type { Locator, Page } from '@playwright/test'
import { openPosition } from '../support/invite.ts'
import { english, fill, textsOf } from '../support/texts.ts'
import { openTicket, setPrice, tradeBitcoin } from '../support/trade.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { alerts, common, instrument, options, orders, workspace } = english

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the page.')
  return box
}

test('on its side a phone shows the chart, with the ways to trade and the positions beside it', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  const { person, instrument: bitcoin } = await tradeBitcoin(stage, context)
  await openPosition(stage, person, 'demo')
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto(bitcoin.path)
  const dock = page.getByRole('region', { name: orders.ticket.title })
  const candles = page.locator('.chart-box canvas').first()
  await expect(candles).toBeVisible()
  const chart = await boxOf(page.locator('.chart-box'))
  expect(chart.height).toBeGreaterThan(220)
  expect(chart.width).toBeGreaterThan(560)
  await expect(page.getByRole('heading', { level: 1, name: bitcoin.code })).toBeInViewport()
  await expect(page.getByRole('note').getByText(common.sandbox.word, { exact: true })).toBeInViewport()
  await expect(dock.getByText('52,100.00')).toBeInViewport()
  // The bars of the page give way: there is one way back, and no tab.
  await expect(page.getByRole('button', { name: common.nav.back })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const side of ['LONG', 'SHORT'] as const) {
    const button = dock.getByRole('button', { name: orders.direction[side], exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await boxOf(button)).x).toBeGreaterThan(chart.x + chart.width - 1)
  }
  await setPrice(stage, bitcoin.code, 52_600)
  const trades = dock.getByRole('button', { name: orders.records.label })
  // 0.0001 × (52,600 − 52,100).
  await expect(trades).toContainText('+0.05')
  await trades.click()
  await expect(page.getByRole('dialog').getByText('BTC').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: common.action.close }).first().click()

  // The ticket comes from the end: half of the chart stays in sight beside it.
  const ticket = await openTicket(page, device)
  const submit = ticket.getByRole('button', { name: /Review long/ })
  await expect(submit).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await boxOf(ticket)).x).toBeGreaterThan(280)
  expect(await elementsPastTheEdge(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: common.action.close }).click()

  // Upright again it is the page with its bars.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('region', { name: instrument.quote.label })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: common.nav.back })).toBeVisible()
})

test('what is typed into a layer over a chart is there when the phone is turned', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(bitcoin.path)
  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }) }).click()
  const value = page.getByRole('dialog').getByRole('textbox').first()
  await value.fill('54000')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole('button', { name: common.nav.back })).toHaveCount(1)
  await expect(value).toBeInViewport()
  await expect(value).toHaveValue(/54,?000/)
  await page.getByRole('dialog').getByRole('button', { name: common.action.close }).first().click()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: workspace.switch.open }).click()
  await page.getByRole('dialog').locator('input').fill('eth')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole('dialog').locator('input')).toHaveValue('eth')
})

/** Whether the sum and the button of what is open on a phone are whole in the window. */
async function expectFoot(page: Page, layer: Locator, what: string) {
  const button = layer.getByRole('button', { name: /DEMO/ }).last()
  await expect(button, what).toBeInViewport({ ratio: 1 })
  await expect(layer.locator('.cost-total').last(), what).toBeInViewport({ ratio: 1 })
  expect(await elementsPastTheEdge(page), what).toEqual([])
}

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [430, 932],
] as const)
  test(`sum and button of every ticket and review are in sight at ${width} by ${height}`, {
    tag: '@mobile',
  }, async ({ page, context, stage, device }) => {
    const { instrument: bitcoin } = await tradeBitcoin(stage, context)
    await page.setViewportSize({ width, height })
    await page.goto(bitcoin.path)
    const ticket = await openTicket(page, device)
    const review = page.getByRole('dialog').last()
    // A press on a field switches the stop on: both are part of the review.
    for (const stop of ['stopLoss', 'takeProfit'] as const)
      await ticket.getByLabel(orders.levels[stop], { exact: true }).click()
    for (const type of ['MARKET', 'LIMIT', 'STOP'] as const) {
      await ticket.getByRole('button', { name: orders.entry.type[type], exact: true }).click()
      await expectFoot(page, ticket, `the ticket, ${type}`)
      await ticket.getByRole('button', { name: /Review .*long/i }).click()
      await expectFoot(page, review, `the review, ${type}`)
      await review.getByRole('button', { name: common.action.cancel }).click()
    }
    await ticket.getByRole('tab', { name: orders.ticket.fixedTime }).click()
    await ticket.getByLabel(options.ticket.stake).fill('50')
    await expectFoot(page, ticket, 'the ticket of an option')
    await ticket.getByRole('button', { name: /Review/ }).click()
    await expectFoot(page, review, 'the review of an option')
    if (width > 320) return
    await review.getByRole('button', { name: common.action.cancel }).click()
    // German has the longest words.
    await page.evaluate(chooseElsewhere, 'de')
    await settle(page, `BTC · ${textsOf('de').common.sandbox.title}`)
    await ticket.locator('button[type="submit"]').click()
    await expectFoot(page, review, 'the review of an option in German')
  })

test('the review of an order that waits is not opened without its texts: the ticket stays, and the user is told', {
  tag: '@mobile',
}, async ({ page, context, stage, device, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|lost:|WebSocket|console error/)
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.route(/\/waiting\.en-[0-9a-f]+\.json$/, (route) => route.abort())
  await page.goto(bitcoin.path)
  const ticket = await openTicket(page, device)
  await ticket.getByRole('button', { name: orders.entry.type.LIMIT, exact: true }).click()
  const review = ticket.getByRole('button', { name: /Review .*long/i })
  await review.click()
  await expect(page.getByText(common.error.layer)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.unroute(/\/waiting\.en-[0-9a-f]+\.json$/)
  await review.click()
  await expect(page.getByRole('dialog').last()).toContainText(english.waiting.place.held)
})
