import { pastTimes, showCandleTable } from '../support/candle-table.ts'
import { instrumentRows } from '../support/price-list.ts'
import { english, fill } from '../support/texts.ts'
import { openCategory } from './support/market.ts'
import { expect, test } from './support/test.ts'

const { instrument, common } = english
const candlePath = '**/swx/customer/index/getKValueByCodeAndDate**'
const bitcoin = async (stage: { call(method: 'GET', path: string): Promise<{ result: unknown }> }) => {
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const { code, id } = (result as { code: string; id: string }[])[0] ?? { code: '', id: '' }
  return { code, path: `/cruuency?code=${code}&type=2&id=${id}` }
}

test('opens the instrument that is picked from the list, and its last candle changes', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market')
  await openCategory(page, 'crypto')
  const link = instrumentRows(page).first().getByRole('link')
  const code = /code=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/cruuency\\?.*code=${code}`))
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: code })).toBeAttached()
  await expect(
    page.getByRole('region', { name: instrument.chart.label }).locator('canvas').first(),
  ).toBeVisible()
  const newest = (await showCandleTable(page)).getByRole('row').nth(1)
  const before = await newest.innerText()
  await expect(newest).not.toHaveText(before)
})

test('the chart says in words what it shows', { tag: '@desktop' }, async ({ page, stage }) => {
  const { code, path } = await bitcoin(stage)
  await page.goto(path)
  const chart = page.getByRole('region', { name: instrument.chart.label })
  await expect(chart.getByRole('img', { name: new RegExp(`${code}.*candles from .* UTC`) })).toBeVisible()
})

test('another period shows candles of that length', { tag: '@mobile' }, async ({ page, stage }) => {
  const { code, path } = await bitcoin(stage)
  await page.goto(path)
  const interval = page.getByRole('group', { name: instrument.chart.interval })
  const table = await showCandleTable(page)
  for (const [label, period, minutes] of [
    ['1m', '1m', 1],
    ['30m', '30m', 30],
    ['1h', '1h', 60],
    ['4h', '4h', 240],
    ['1W', '1w', 7 * 24 * 60],
  ] as const) {
    await interval.getByRole('button', { name: label, exact: true }).click()
    const name = fill(instrument.table.label, { code, period: instrument.period[period] })
    await expect(page.getByRole('region', { name })).toBeVisible()
    const [first, second] = await pastTimes(table)
    expect((Date.parse(`${first} UTC`) - Date.parse(`${second} UTC`)) / 60_000, `${first} ${second}`).toBe(
      minutes,
    )
  }
})

test('a link keeps instrument and period', { tag: '@desktop' }, async ({ page, stage }) => {
  const { path } = await bitcoin(stage)
  await page.goto(path)
  await page
    .getByRole('group', { name: instrument.chart.interval })
    .getByRole('button', { name: '1h', exact: true })
    .click()
  await expect(page).toHaveURL(/period=1h/)
  await page.reload()
  await expect(
    page
      .getByRole('group', { name: instrument.chart.interval })
      .getByRole('button', { name: '1h', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('says when there is no such instrument and leads to the markets', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/cruuency?code=NOSUCH&type=1&id=none')
  await expect(page.getByText(fill(instrument.unknown.title, { code: 'NOSUCH' }))).toBeVisible()
  await page.getByRole('link', { name: instrument.unknown.action }).click()
  await expect(page).toHaveURL('/market')
})

test('says when the chart fails and tries again when asked, while the price stays live', {
  tag: '@desktop',
}, async ({ page, stage, watch }) => {
  watch.allow(/500|Internal Server Error/)
  let isBroken = true
  await page.route(candlePath, (route) =>
    isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
  )
  const { path } = await bitcoin(stage)
  await page.goto(path)
  const error = page.getByRole('alert').filter({ hasText: instrument.chart.failed })
  await expect(error).toBeVisible({ timeout: 20_000 })
  isBroken = false
  await error.getByRole('button', { name: common.action.retry }).click()
  await showCandleTable(page)
})

test('without candles a dotted line stands at the placeholder price', { tag: '@mobile' }, async ({
  page,
  stage,
}) => {
  // The first price that comes in makes a candle: none comes while the clock stands still.
  await stage.control('freezeClock')
  await page.route(candlePath, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), result: [] } })
  })
  const { path } = await bitcoin(stage)
  await page.goto(path)
  await expect(page.getByText(instrument.chart.placeholder)).toBeVisible()
  await expect(page.getByText(/52,100/)).toBeVisible()
})
