import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'
import { english, fill } from './support/texts.ts'
import { setPrice } from './support/trade.ts'

const { tools } = english.instrument

test('indicators are chosen, read at the last candle, and still there after a reload and on another instrument', async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  await page.getByRole('button', { name: tools.title }).click()
  const dialog = page.getByRole('dialog', { name: tools.title })
  for (const name of [tools.names.sma, tools.names.rsi, tools.names.macd])
    await dialog.getByRole('switch', { name }).click()
  await dialog.getByLabel(fill(tools.period, { indicator: tools.names.sma })).selectOption('50')
  await expectAccessible(page, 'the settings of the chart')
  await dialog.getByRole('button', { name: tools.done }).click()

  const figures = page.getByRole('list', { name: tools.indicators })
  const figure = (name: RegExp) => figures.getByRole('listitem').filter({ hasText: name })
  await expect(figure(/^SMA 50/)).toContainText(/\d\d,\d{3}\.\d\d/)
  await expect(figure(/^RSI 14/)).toContainText(/\d?\d\.\d$/)
  await expect(figure(/^MACD/)).toContainText(/ · /)
  expect(await elementsPastTheEdge(page)).toEqual([])

  await page.reload()
  await expect(figure(/^SMA 50/)).toBeVisible()
  await page.goto('/cruuency?code=ETH&type=2')
  await expect(figures.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: tools.title }).click()
  await dialog.getByRole('button', { name: tools.reset }).click()
  await expect(dialog.getByRole('switch', { name: tools.names.rsi })).not.toBeChecked()
  await dialog.getByRole('button', { name: tools.done }).click()
  await expect(figures).toHaveCount(0)
})

test('prices are drawn as an area on a logarithmic scale', async ({ page, stage }) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const chart = page.getByRole('img', { name: /BTC, 15-minute candles/ })
  await expect(chart).toBeVisible()
  const drawn = () => chart.screenshot()
  const candles = await drawn()
  await page.getByRole('button', { name: tools.title }).click()
  const dialog = page.getByRole('dialog', { name: tools.title })
  await dialog
    .getByRole('radio', { name: tools.kinds.area })
    .or(dialog.getByRole('button', { name: tools.kinds.area }))
    .click()
  await dialog.getByRole('switch', { name: tools.logarithmic }).click()
  await dialog.getByRole('button', { name: tools.done }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await drawn()).equals(candles)).toBe(false)
})
