import type { Page } from '@playwright/test'
import { showCandleTable } from '../support/candle-table.ts'
import { english } from '../support/texts.ts'
import { expectLastCandleToChange } from './support/instrument.ts'
import { expect, test } from './support/test.ts'

const { tools } = english.instrument
const { lengths, names } = english.chart.tools

interface WireCandle {
  readonly t: number
  readonly o: number
}

/** Answers the first page of candles as `change` makes it of what the server said, and nothing older. */
async function answerCandles(page: Page, change: (candles: readonly WireCandle[]) => readonly WireCandle[]) {
  let isFirst = true
  await page.route('**/swx/customer/index/getKValueByCodeAndDate**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { result: readonly WireCandle[] }
    const result = isFirst ? change(answer.result) : answer.result.slice(-2)
    isFirst = false
    await route.fulfill({ response, json: { ...answer, result } })
  })
}

test('an indicator that looks at more candles than there are says how many it needs', {
  tag: '@mobile',
}, async ({ page }) => {
  await answerCandles(page, (candles) => candles.slice(-30))
  await page.goto('/cruuency?code=BTC&type=2')
  await page.getByRole('button', { name: tools.indicators }).click()
  const sheet = page.getByRole('dialog', { name: tools.indicators })
  await sheet.getByRole('switch', { name: names.sma }).click()
  await sheet.getByLabel(`${lengths.length} ${names.sma}`).fill('200')
  await sheet.getByRole('button', { name: english.common.action.close }).click()
  await expect(page.getByRole('list', { name: tools.indicators })).toContainText(
    /needs 200 candles, 3\d loaded/,
  )
})

test('fifty thousand candles with every indicator are drawn, and the last one follows the price', {
  tag: '@desktop',
}, async ({ page }) => {
  // Other suites run beside this one, and so much is drawn for a while.
  page.setDefaultTimeout(60_000)
  await answerCandles(page, (candles) => {
    const first = candles[0]
    if (!first) return candles
    const older = Array.from({ length: 49_500 }, (_, at) => ({ ...first, t: first.t - (49_500 - at) * 900 }))
    return [...older, ...candles]
  })
  await page.addInitScript(() => {
    const as = (...lengths: number[]) => ({ lengths, colour: 'blue' })
    const averages = { sma: as(200), ema: as(200), wma: as(200), vwap: as() }
    const bands = { bollinger: as(200, 2), donchian: as(200) }
    const panes = {
      atr: as(14),
      rsi: as(14),
      macd: as(12, 26, 9),
      stochastic: as(14, 3, 3),
      adx: as(14),
      obv: as(),
    }
    const indicators = { ...averages, ...bands, ...panes }
    localStorage.setItem(
      'swx.chartTools',
      JSON.stringify({ kind: 'candles', isLogarithmic: false, indicators }),
    )
  })
  await page.goto('/cruuency?code=BTC&type=2')
  const figures = page.getByRole('list', { name: tools.indicators }).getByRole('listitem')
  await expect(figures).toHaveCount(12, { timeout: 60_000 })
  await expect(figures.first()).toContainText(/\d\d,\d{3}\.\d\d/)
  await expectLastCandleToChange(await showCandleTable(page))
})
