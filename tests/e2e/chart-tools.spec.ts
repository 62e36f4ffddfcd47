import { readFile } from 'node:fs/promises'
import { closeMessage } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { compare, picture, tools } = english.instrument

test('indicators are chosen, read at the last candle, and still there after a reload and on another instrument', {
  tag: '@mobile',
}, async ({ page, stage }) => {
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

test('prices drawn as an area on a logarithmic scale, with indicators, stay so after a reload', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const chart = page.getByRole('img', { name: /BTC, 15-minute candles/ })
  await expect(chart).toBeVisible()
  const drawn = () => chart.screenshot()
  const candles = await drawn()
  const settings = page.getByRole('button', { name: tools.title })
  const dialog = page.getByRole('dialog', { name: tools.title })
  const choice = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
  await settings.click()
  await choice(tools.kind, tools.kinds.area).click()
  await choice(tools.volume, tools.volumes.pane).click()
  await dialog.getByRole('switch', { name: tools.logarithmic }).click()
  await dialog.getByRole('switch', { name: tools.names.bollinger }).click()
  await dialog.getByRole('button', { name: tools.done }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await drawn()).equals(candles)).toBe(false)

  const expectChosen = async () => {
    await settings.click()
    await expect(choice(tools.kind, tools.kinds.area)).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(tools.volume, tools.volumes.pane)).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('switch', { name: tools.logarithmic })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: tools.names.bollinger })).toBeChecked()
    await dialog.getByRole('button', { name: tools.done }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expectChosen()
  await page.reload()
  await expectChosen()
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
