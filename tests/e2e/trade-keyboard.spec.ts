import type { Locator, Page } from '@playwright/test'
import { english, fill } from '../support/texts.ts'
import { openTicket, setPrice, tradeBitcoin } from '../support/trade.ts'
import { scrollToOwnTrades } from './support/own-trades.ts'
import { expect, test } from './support/test.ts'

const { alerts, common, instrument, options, orders } = english
const { levels, sizeIn, position: words, part } = orders
const { level, moveStop, tools } = instrument

/** Puts the focus on a control that Tab can come to, and presses a key there. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await control.focus()
  await expect(control).toBeFocused()
  expect(await control.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0)
  await page.keyboard.press(key)
}

/** Replaces what a field holds. */
async function type(page: Page, field: Locator, text: string) {
  await press(page, field, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}

const levelOf = (page: Page, exit: 'stopLoss' | 'takeProfit') =>
  page.getByRole('slider', {
    name: fill(level.of, { exit: orders.levels[exit], position: `${orders.direction.LONG} 0.10` }),
  })

/** Moves a stop or target on the chart, and confirms it in the review. */
async function moveOnChart(page: Page, exit: 'stopLoss' | 'takeProfit', reason: string) {
  const line = levelOf(page, exit)
  await press(page, line, 'PageUp')
  const moved = await line.getAttribute('aria-valuenow')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: fill(moveStop.title, { exit: reason }) })
  await expect(dialog.getByRole('button', { name: common.action.cancel })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(line).toHaveAttribute('aria-valuenow', moved ?? '')
  return moved
}

test('a position is sized by risk, opened, given new stops on the chart and closed in parts by keyboard alone', {
  tag: '@desktop',
}, async ({ page, device, stage, context }) => {
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.goto(bitcoin.path)
  const ticket = await openTicket(page, device)
  await expect(ticket.getByLabel(orders.ticket.size)).toBeVisible()
  await page.keyboard.press('b')
  await press(page, ticket.getByLabel(orders.ticket.leverage, { exact: true }), 'Home')
  for (const [exit, price] of [
    ['stopLoss', '51000'],
    ['takeProfit', '54000'],
  ] as const) {
    await press(page, ticket.getByRole('switch', { name: fill(levels.use, { exit: levels[exit] }) }), 'Space')
    await type(page, ticket.getByLabel(levels[exit], { exact: true }), price)
  }
  // The key U leads to the units, and a letter to one of them.
  await page.keyboard.press('Escape')
  await ticket.getByRole('button', { name: /^Long/ }).focus()
  await page.keyboard.press('u')
  const units = ticket.getByLabel(sizeIn.label, { exact: true })
  await expect(units).toBeFocused()
  await units.selectOption('risk')
  await type(page, ticket.getByLabel(orders.ticket.size), '115.15')
  await expect(ticket.getByRole('button', { name: /Review long: 0\.10/ })).toBeVisible()
  const drawn = page.getByRole('list', { name: level.label })
  await expect(drawn).toContainText(fill(levels.draft, { exit: levels.takeProfit }))
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog')
  await expect(review).toContainText(/Open long: .*0\.10.*BTC/)
  await press(page, review.getByRole('button', { name: /DEMO/ }))
  await expect(page.getByText(/Opened: .*BTC.* at .*52,100/)).toBeVisible()

  await expect(levelOf(page, 'stopLoss')).toHaveAttribute('aria-valuenow', '51000')
  const stop = await moveOnChart(page, 'stopLoss', orders.reason.SL)
  const target = await moveOnChart(page, 'takeProfit', orders.reason.TP)
  expect(Number(stop)).toBeGreaterThan(51_000)
  expect(Number(target)).toBeGreaterThan(54_000)

  await setPrice(stage, 'BTC', 52_600)
  const trades = await scrollToOwnTrades(page)
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('+50.00')
  await press(page, trades.getByRole('button', { name: fill(words.closeLabel, { code: 'BTC' }) }))
  const closing = page.getByRole('dialog')
  await press(page, closing.getByRole('group', { name: part.share }).getByRole('button', { name: '50%' }))
  await press(page, closing.getByRole('button', { name: /DEMO/ }))
  await expect(closing).toBeHidden()
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('0.05')

  await page.keyboard.press('s')
  await page.keyboard.press('0')
  await expect(ticket.getByLabel(orders.ticket.size)).toBeFocused()
  await page.keyboard.type('.05')
  await expect(ticket.getByLabel(orders.ticket.size)).toHaveValue('0.05')
  await page.keyboard.press('Enter')
  await press(page, review.getByRole('button', { name: /DEMO/ }))
  await expect(trades.getByRole('row', { name: /BTC/ })).toHaveCount(2)
  await press(page, trades.getByRole('button', { name: words.closeAll, exact: true }))
  const all = page.getByRole('dialog')
  await expect(all.getByRole('listitem')).toHaveCount(2)
  await press(page, all.getByRole('button', { name: /DEMO/ }))
  await expect(all.getByText(/Closed at .*52,600/)).toHaveCount(2)
  await press(page, all.getByRole('button', { name: orders.all.leave }))
  await expect(trades.getByText(words.empty)).toBeVisible()
})

test('the chart is given a period, an alert and indicators by keyboard alone, and keeps them', {
  tag: '@desktop',
}, async ({ page, stage, context }) => {
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.goto(bitcoin.path)
  const crosshair = page.getByRole('slider', { name: instrument.cursor.label })
  await press(page, crosshair, '5')
  await expect(page.getByRole('img', { name: /BTC, 1-hour candles/ })).toBeVisible()
  await expect(crosshair).toBeFocused()
  await page.keyboard.press('PageUp')
  const price = Number(await crosshair.getAttribute('aria-valuenow'))
  await page.keyboard.press('a')
  const sheet = page.getByRole('dialog', { name: fill(alerts.title, { code: bitcoin.code }) })
  await expect(sheet.getByLabel(alerts.form.level)).toHaveValue(price.toFixed(2))
  await press(page, sheet.getByRole('button', { name: alerts.form.submit }))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('list', { name: level.label })).toContainText(level.alert)

  await press(page, page.getByRole('button', { name: tools.indicators }))
  const panel = page.getByRole('complementary', { name: tools.indicators })
  const { names } = english.chart.tools
  for (const name of [names.sma, names.rsi]) await press(page, panel.getByRole('switch', { name }), 'Space')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: tools.indicators })).toBeFocused()
  await page.reload()
  const figures = page.getByRole('list', { name: tools.indicators })
  await expect(figures.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('list', { name: level.label })).toContainText(level.alert)
})

test('a fixed-time option is chosen and reviewed by keyboard alone', { tag: '@desktop' }, async ({
  page,
  device,
  stage,
  context,
}) => {
  const { instrument: bitcoin } = await tradeBitcoin(stage, context)
  await page.goto(bitcoin.path)
  const ticket = await openTicket(page, device)
  await press(page, ticket.getByRole('tab', { name: orders.ticket.leveraged }), 'ArrowRight')
  const stake = ticket.getByLabel(options.ticket.stake)
  await expect(stake).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: orders.keys.title })
  await expect(help).toContainText(orders.keys.down)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('s')
  await expect(ticket.getByRole('button', { name: options.direction.DOWN, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('2')
  await page.keyboard.type('0')
  await expect(stake).toHaveValue('20')
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog')
  await expect(review).toContainText(/BTC.* lower after/)
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
})
