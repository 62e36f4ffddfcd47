import type { Page } from '@playwright/test'
import { english } from '../support/texts.ts'
import { setPrice, tradeBitcoin } from '../support/trade.ts'
import { axisFigures, watchCanvasTexts } from './support/axis-texts.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { cursor, level, menu } = english.instrument

type Point = readonly [x: number, y: number]

/** Fingers that go from one point each to another, and are lifted there. */
async function touch(page: Page, from: readonly Point[], to: readonly Point[]) {
  const session = await page.context().newCDPSession(page)
  const at = (part: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id] ?? [x, y]
      return { id, x: x + (toX - x) * part, y: y + (toY - y) * part }
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.1, 0.25, 0.4, 0.6, 0.8, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Labels of levels and figures of the axis are whole, and none lies over another. */
async function expectApart(page: Page, when: string) {
  await expect(async () => {
    const chart = await page.locator('.chart-box').boundingBox()
    if (!chart) throw new Error('There is no chart.')
    const labels = page.getByRole('list', { name: level.label }).getByRole('listitem')
    const boxes = await Promise.all(
      (await labels.all()).map((label) => label.locator('.level-label').boundingBox()),
    )
    const spans = boxes
      .flatMap((box) => (box ? [{ top: box.y, bottom: box.y + box.height }] : []))
      .toSorted((a, b) => a.top - b.top)
    expect(spans.length, when).toBeGreaterThan(3)
    for (const [index, { top, bottom }] of spans.entries()) {
      expect(top, when).toBeGreaterThanOrEqual(spans[index - 1]?.bottom ?? chart.y)
      expect(bottom, when).toBeLessThanOrEqual(chart.y + chart.height)
    }
    const figures = await axisFigures(page)
    expect(figures.length, when).toBeGreaterThan(3)
    for (const [index, { text, y }] of figures.entries()) {
      const before = figures[index - 1]
      if (before) expect(y - before.y, `${when}: ${before.text} over ${text}`).toBeGreaterThanOrEqual(13)
    }
  }).toPass()
}

test('labels of levels and figures of the axis stay whole and apart while a chart is moved and zoomed', async ({
  page,
  context,
  device,
  stage,
}) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const place = async (path: string, order: object) => {
    const body = {
      marketId: instrument.id,
      leverage: 2,
      lots: '0.05',
      acceptedTermsVersion: '2026-01',
      ...order,
    }
    expect((await stage.call('POST', path, body, person.token)).code).toMatch(/^20/)
  }
  const at = { quotedPrice: 52_100, slippage: '0.005' }
  await place('order/openOrder', { ...at, direction: 'LONG', stopLossPrice: 51_000, takeProfitPrice: 53_500 })
  await place('order/openOrder', { ...at, direction: 'SHORT' })
  const waits = { expiry: 'UNTIL_CANCELLED' }
  await place('order/placePending', { ...waits, direction: 'LONG', type: 'LIMIT', triggerPrice: 51_500 })
  await place('order/placePending', { ...waits, direction: 'SHORT', type: 'STOP', triggerPrice: 51_200 })
  if (device === 'mobile') await page.setViewportSize({ width: 360, height: 740 })
  await watchCanvasTexts(page)
  await page.goto(instrument.path)
  await settle(page)
  await expectApart(page, 'at first')

  const chart = await page.locator('.chart-box').boundingBox()
  if (!chart) throw new Error('There is no chart.')
  const x = chart.x + chart.width * 0.35
  const y = chart.y + chart.height * 0.5
  if (device === 'mobile') {
    await touch(page, [[x, y]], [[x + 120, y]])
    await expectApart(page, 'moved back')
    const [near, far] = [
      [[x - 20, y] as const, [x + 20, y] as const],
      [[x - 80, y] as const, [x + 90, y] as const],
    ]
    await touch(page, near, far)
    await expectApart(page, 'pinched open')
    await touch(page, far, near)
    await touch(page, far, near)
    await expectApart(page, 'pinched together')
  } else {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 300, y, { steps: 6 })
    await page.mouse.up()
    await expectApart(page, 'moved back')
    for (const delta of [-200, -200, -200, 200, 200, 200, 200, 200, 200, 200])
      await page.mouse.wheel(0, delta)
    await page.mouse.move(0, 0)
    await expectApart(page, 'zoomed out')
    // The axis is pulled, so that the prices lie closer together.
    await page.mouse.move(chart.x + chart.width - 20, y)
    await page.mouse.down()
    await page.mouse.move(chart.x + chart.width - 20, y + 120, { steps: 6 })
    await page.mouse.up()
    await page.mouse.move(0, 0)
    await expectApart(page, 'with a longer axis')
  }
  await setPrice(stage, instrument.code, 51_900)
  await expectApart(page, 'after the price has moved')
})

test('what pointing at the chart shows is hidden by Escape until the pointer or the focus comes anew', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const order = {
    marketId: instrument.id,
    direction: 'LONG',
    lots: '0.05',
    leverage: 2,
    quotedPrice: 52_100,
    slippage: '0.005',
    stopLossPrice: 51_000,
    acceptedTermsVersion: '2026-01',
  }
  expect((await stage.call('POST', 'order/openOrder', order, person.token)).code).toMatch(/^200/)
  await page.goto(instrument.path)
  await settle(page)
  const chart = await page.locator('.chart-box').boundingBox()
  if (!chart) throw new Error('There is no chart.')
  const [x, y] = [chart.x + chart.width * 0.35, chart.y + chart.height * 0.4]
  const add = page.getByRole('button', { name: new RegExp(menu.open.split(' {{')[0] ?? '') })
  await page.mouse.move(x, y)
  await expect(add).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toHaveCount(0)
  await page.mouse.move(x + 20, y)
  await expect(add).toHaveCount(0)
  await page.mouse.move(chart.x + chart.width / 2, chart.y - 40)
  await page.mouse.move(x, y)
  await expect(add).toBeVisible()
  // By keyboard, the crosshair brings it, too.
  await page.mouse.move(0, 0)
  await page.getByRole('slider', { name: cursor.label }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(add).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(add).toBeVisible()

  // Scrolled back, the labels lie over candles.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 300, y, { steps: 6 })
  await page.mouse.up()
  const label = page.locator('.level-movable')
  const width = async () => (await label.boundingBox())?.width
  await page.mouse.move(0, 0)
  await expect.poll(width).toBe(24)
  await label.hover()
  await expect.poll(width).toBe(160)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBe(24)
  await page.mouse.move(0, 0)
  await label.hover()
  await expect.poll(width).toBe(160)
  await page.mouse.move(0, 0)
  await label.focus()
  await expect.poll(width).toBe(160)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBe(24)
  // A label that is moved is whole: its money is what is decided about.
  await page.keyboard.press('PageUp')
  await expect.poll(width).toBe(160)
})
