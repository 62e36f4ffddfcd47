import type { Stage } from '../support/stage.ts'
import { closeMessage } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { setPrice, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { alerts, common, instrument, orders } = english
const { chart, level, menu, moveStop } = instrument
const nameOf = (kind: 'stopLoss' | 'takeProfit') =>
  fill(level.of, { exit: orders.levels[kind], position: `${orders.direction.LONG} 0.10` })

/** Opens a long position of 0.10 bitcoin at 52,100 with a stop at 51,000 and a target at 54,000. */
async function openLong(stage: Stage, token: string, marketId: string) {
  const order = {
    marketId,
    direction: 'LONG',
    lots: '0.10',
    leverage: 2,
    quotedPrice: 52_100,
    slippage: '0.005',
    stopLossPrice: 51_000,
    takeProfitPrice: 54_000,
    acceptedTermsVersion: '2026-01',
  }
  expect((await stage.call('POST', 'order/openOrder', order, token)).code).toMatch(/^200/)
}

const stopsOf = async (stage: Stage, token: string) => {
  const { result } = await stage.call('GET', 'order/listOrder?status=OPEN', undefined, token)
  const [position] = (result as { list: { stopLossPrice?: number; takeProfitPrice?: number }[] }).list
  return { stopLoss: position?.stopLossPrice, takeProfit: position?.takeProfitPrice }
}

test('a stop is dragged on the chart with its money shown, reviewed, and only then changed', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const { person, instrument: bitcoin } = await tradeBitcoin(stage, context)
  await openLong(stage, person.token, bitcoin.id)
  await page.goto(bitcoin.path)
  const stop = page.getByRole('slider', { name: nameOf('stopLoss') })
  await expect(stop).toBeVisible()
  await expect(stop).toHaveAttribute('aria-valuenow', '51000')
  await stop.scrollIntoViewIfNeeded()
  const box = await stop.boundingBox()
  if (!box) throw new Error('The stop has no label on the chart.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 12, { steps: 4 })
  await page.mouse.up()
  await expect(stop).not.toHaveAttribute('aria-valuenow', '51000')
  const bar = page.getByRole('region', { name: nameOf('stopLoss') })
  await expect(bar).toContainText(/51,000\.00/)
  // 0.10 × (51,000 − 52,100) less both fees of 0.05%.
  await expect(bar).toContainText('−115.15')
  const moved = Number(await stop.getAttribute('aria-valuenow'))
  expect(moved).toBeGreaterThan(51_000)
  expect(await stopsOf(stage, person.token)).toEqual({ stopLoss: 51_000, takeProfit: 54_000 })
  expect(await elementsPastTheEdge(page)).toEqual([])

  await bar.getByRole('button', { name: level.review }).click()
  const dialog = page.getByRole('dialog', { name: fill(moveStop.title, { exit: orders.reason.SL }) })
  await expect(dialog).toContainText('51,000.00')
  await expect(dialog).toContainText('−115.15')
  await expectAccessible(page, 'the review of a stop that was moved')
  await dialog.getByRole('button', { name: orders.modify.submit }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => stopsOf(stage, person.token)).toEqual({ stopLoss: moved, takeProfit: 54_000 })
  await expect(bar).toHaveCount(0)
  await closeMessage(page)
})

test('a target is moved by keyboard alone, and put back with Escape', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const { person, instrument: bitcoin } = await tradeBitcoin(stage, context)
  await openLong(stage, person.token, bitcoin.id)
  await page.goto(bitcoin.path)
  const target = page.getByRole('slider', { name: nameOf('takeProfit') })
  await target.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(target).toHaveAttribute('aria-valuenow', '54000.01')
  await page.keyboard.press('Escape')
  await expect(target).toHaveAttribute('aria-valuenow', '54000')
  await page.keyboard.press('PageUp')
  const moved = Number(await target.getAttribute('aria-valuenow'))
  expect(moved).toBeGreaterThan(54_000)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: fill(moveStop.title, { exit: orders.reason.TP }) })
  await expect(dialog.getByRole('button', { name: common.action.cancel })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => stopsOf(stage, person.token)).toEqual({ stopLoss: 51_000, takeProfit: moved })
  await closeMessage(page)
})

test('a stop beyond the stop-out is refused where it is moved, and cannot be sent', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const { person, instrument: bitcoin } = await tradeBitcoin(stage, context)
  await openLong(stage, person.token, bitcoin.id)
  await page.goto(bitcoin.path)
  const stop = page.getByRole('slider', { name: nameOf('stopLoss') })
  await stop.focus()
  const bar = page.getByRole('region', { name: nameOf('stopLoss') })
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(bar.getByRole('alert')).toContainText(/closed automatically/, { timeout: 100 })
  }).toPass({ intervals: [10] })
  await expect(stop).toHaveAttribute('aria-invalid', 'true')
  await expect(bar.getByRole('button', { name: level.review })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await stopsOf(stage, person.token)).stopLoss).toBe(51_000)
})

test('an alert is set from the chart by keyboard, at the price of the crosshair, and drawn there', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.goto(bitcoin.path)
  const crosshair = page.getByRole('slider', { name: instrument.cursor.label })
  await crosshair.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(crosshair).toHaveAttribute('aria-valuetext', /open .* close/)
  await page.keyboard.press('PageUp')
  const price = Number(await crosshair.getAttribute('aria-valuenow'))
  const figure = price.toLocaleString('en', { minimumFractionDigits: 2 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: fill(menu.alert, { price: figure }) })).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: fill(alerts.title, { code: bitcoin.code }) })
  await expect(sheet.getByLabel(alerts.form.level)).toHaveValue(price.toFixed(2))
  await sheet.getByRole('button', { name: alerts.form.submit }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await closeMessage(page)
  await expect(page.getByRole('list', { name: level.label })).toContainText(level.alert)
})

test('the whole screen shows what is traded, its price and positions, and the one ticket that keys act on', async ({
  page,
  context,
  stage,
  device,
}) => {
  const { person, instrument: bitcoin } = await tradeBitcoin(stage, context)
  await openLong(stage, person.token, bitcoin.id)
  await page.goto(bitcoin.path)
  const card = page.getByRole('region', { name: chart.label })
  const quote = page.getByRole('region', { name: instrument.quote.label })
  await card.getByRole('button', { name: chart.fullScreen }).click()
  await expect(card.getByRole('button', { name: chart.leaveFullScreen })).toBeVisible()
  // The heading of a phone is in the bar of the page, which is covered; there the quote says the code once more.
  const codes = quote.getByText(bitcoin.code, { exact: true })
  await expect(device === 'mobile' ? codes.last() : codes.first()).toBeInViewport()
  const names = quote.getByText(/Bitcoin/)
  await expect(device === 'mobile' ? names.last() : names.first()).toBeInViewport()
  await expect(quote.getByText('52,100.00').first()).toBeInViewport()
  await expect(quote.getByText(/%/).first()).toBeInViewport()
  const positions = page.getByRole('region', { name: orders.records.positions, exact: true })
  await expect(positions.getByRole('listitem')).toContainText(/Long.*0\.10.*52,100\.00.*0\.00/)
  await setPrice(stage, 'BTC', 52_600)
  // 0.10 × (52,600 − 52,100).
  await expect(positions.getByRole('listitem')).toContainText('+50.00')
  await expect(positions).toBeInViewport({ ratio: 1 })
  if (device === 'mobile')
    await expect(page.getByRole('button', { name: orders.direction.LONG, exact: true })).toBeInViewport()
  else {
    const ticket = page.getByRole('region', { name: orders.ticket.title })
    await expect(page.locator('input[name="size"]')).toHaveCount(1)
    await ticket.getByLabel(orders.ticket.size).fill('0.07')
    await ticket.getByLabel(orders.ticket.size).blur()
    await page.keyboard.press('s')
    await expect(ticket.getByRole('button', { name: /Review short: 0\.07/ })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(/Open short: 0\.07\slots BTC/)
    await page.getByRole('dialog').getByRole('button', { name: common.action.cancel }).click()
  }
  await card.getByRole('button', { name: chart.leaveFullScreen }).click()
  await expect(card.getByRole('button', { name: chart.fullScreen })).toBeVisible()
  await expect(positions).toHaveCount(0)
})
