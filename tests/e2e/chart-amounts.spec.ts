import type { Page } from '@playwright/test'
import { showCandleTable } from '../support/candle-table.ts'
import { english, fill } from '../support/texts.ts'
import { expectLastCandleToChange } from './support/instrument.ts'
import { expect, test } from './support/test.ts'

const { tools } = english.instrument

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
  await page.getByRole('button', { name: tools.title }).click()
  const dialog = page.getByRole('dialog', { name: tools.title })
  await dialog.getByRole('switch', { name: tools.names.sma }).click()
  await dialog.getByLabel(fill(tools.period, { indicator: tools.names.sma })).selectOption('200')
  await dialog.getByRole('button', { name: tools.done }).click()
  await expect(page.getByRole('list', { name: tools.indicators })).toContainText(
    /needs 200 candles, 3\d loaded/,
  )
})

test('fifty thousand candles with every indicator are drawn, and the last one follows the price', {
  tag: '@desktop',
}, async ({ page }) => {
  await answerCandles(page, (candles) => {
    const first = candles[0]
    if (!first) return candles
    const older = Array.from({ length: 49_500 }, (_, at) => ({ ...first, t: first.t - (49_500 - at) * 900 }))
    return [...older, ...candles]
  })
  await page.addInitScript(() => {
    const indicators = { sma: 200, ema: 200, bollinger: 200, rsi: 14, macd: 9 }
    localStorage.setItem(
      'swx.chartTools',
      JSON.stringify({ kind: 'candles', isLogarithmic: false, indicators }),
    )
  })
  await page.goto('/cruuency?code=BTC&type=2')
  const figures = page.getByRole('list', { name: tools.indicators }).getByRole('listitem')
  await expect(figures).toHaveCount(5)
  await expect(figures.first()).toContainText(/\d\d,\d{3}\.\d\d/)
  await expectLastCandleToChange(await showCandleTable(page))
})
