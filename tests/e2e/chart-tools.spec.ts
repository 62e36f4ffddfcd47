import { readFile } from 'node:fs/promises'
import { closeMessage } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { compare, picture, tools } = english.instrument
const { chart: words } = english

test('indicators are chosen, read at the last candle, and still there after a reload and on another instrument', {
  tag: '@mobile',
}, async ({ page, stage }) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const { names, lengths } = words.tools
  const open = () => page.getByRole('button', { name: tools.indicators }).click()
  await open()
  const sheet = page.getByRole('dialog', { name: tools.indicators })
  for (const name of [names.sma, names.rsi, names.macd]) await sheet.getByRole('switch', { name }).click()
  await sheet.getByLabel(`${lengths.length} ${names.sma}`).fill('50')
  await expectAccessible(page, 'the indicators of the chart')
  await sheet.getByRole('button', { name: english.common.action.close }).click()

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
  await open()
  await sheet.getByRole('button', { name: words.tools.reset }).click()
  await expect(sheet.getByRole('switch', { name: names.rsi })).not.toBeChecked()
  await sheet.getByRole('button', { name: english.common.action.close }).click()
  await expect(figures).toHaveCount(0)
})

test('prices drawn as an area on a logarithmic scale, with indicators, stay so after a reload', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const chart = page.getByRole('img', { name: /BTC, 15-minute candles/ })
  await expect(chart).toBeVisible()
  const drawn = () => chart.screenshot()
  const candles = await drawn()
  const kind = page.getByRole('combobox', { name: tools.kind })
  const logarithmic = page.getByRole('button', { name: tools.logarithmic })
  const panel = page.getByRole('complementary', { name: tools.indicators })
  const below = panel.getByRole('button', { name: words.tools.volumes.pane })
  const bands = panel.getByRole('switch', { name: words.tools.names.bollinger })
  await kind.selectOption('area')
  await logarithmic.click()
  await page.getByRole('button', { name: tools.indicators }).click()
  await below.click()
  await bands.click()
  // The chart beside the panel shows at once what is chosen in it.
  await expect.poll(async () => (await drawn()).equals(candles)).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: tools.indicators }).click()
  await expect(kind).toHaveValue('area')
  await expect(logarithmic).toHaveAttribute('aria-pressed', 'true')
  await expect(below).toHaveAttribute('aria-pressed', 'true')
  await expect(bands).toBeChecked()
})

test('a second instrument is compared in percent, and taken off again', { tag: '@mobile' }, async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  await page.getByRole('button', { name: compare.title }).click()
  const dialog = page.getByRole('dialog', { name: compare.title })
  await dialog.getByLabel(compare.search).fill('eth')
  await expectAccessible(page, 'the choice of an instrument to compare with')
  await dialog.getByRole('button', { name: /^ETH / }).click()
  const compared = page.getByRole('list', { name: compare.label }).getByRole('listitem')
  await expect(compared.filter({ hasText: /^.*BTC .*%$/ })).toBeVisible()
  await expect(compared.filter({ hasText: /^.*ETH .*%$/ })).toBeVisible()
  await page.reload()
  await expect(compared).toHaveCount(2)
  await page.getByRole('button', { name: compare.stop }).click()
  await expect(compared).toHaveCount(0)
})

test('the chart is saved as a picture that is named for what it shows', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  await expect(page.getByRole('img', { name: /BTC, 15-minute candles/ })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: picture.save }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^BTC-15m-\d{12}\.png$/)
  const file = await readFile(await download.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  await closeMessage(page)
})
