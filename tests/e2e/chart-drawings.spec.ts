import type { Page } from '@playwright/test'
import { english } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { chart, tools } = english.instrument
const { draw } = english.chart

interface Point {
  readonly time: number
  readonly price: number
}
const kept = (page: Page): Promise<readonly (readonly Point[])[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('swx.chartDrawings') ?? '{}').BTC ?? []).map(
      (drawing: { points: Point[] }) => drawing.points,
    ),
  )
const ground = (page: Page) => page.locator('.placing-ground')
const whole = (page: Page) => page.getByRole('button', { name: /^Move Trend line/ })

test.beforeEach(async ({ page, stage }) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  await expect(page.getByRole('img', { name: /BTC, 15-minute candles/ })).toBeVisible()
  await page.getByRole('button', { name: tools.draw }).click()
})

test('a line is drawn by two presses, moved by pointer and keys, removed, brought back and kept', {
  tag: '@desktop',
}, async ({ page }) => {
  const panel = page.getByRole('complementary', { name: draw.title })
  await panel.getByRole('button', { name: draw.kinds.trend }).click()
  await ground(page).click({ position: { x: 80, y: 60 } })
  await ground(page).click({ position: { x: 240, y: 110 } })
  await expect(whole(page)).toBeFocused()
  const [[first, last] = []] = await kept(page)
  if (!first || !last) throw new Error('Nothing was drawn.')
  expect(last.time - first.time).toBeGreaterThan(900)
  expect(last.price).toBeLessThan(first.price)
  await expectAccessible(page, 'a drawing and its list')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await kept(page))[0]?.[0]?.time).toBe(first.time + 900)
  expect((await kept(page))[0]?.[1]?.price).toBeCloseTo(last.price + 0.1, 6)

  const handle = await whole(page).boundingBox()
  if (!handle) throw new Error('The drawing has no handle.')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await kept(page))[0]?.[1]?.price).toBeGreaterThan(last.price + 1)
  const [moved] = await kept(page)

  await whole(page).press('Delete')
  await expect.poll(() => kept(page)).toEqual([])
  await page.getByRole('button', { name: draw.undo }).click()
  await page.getByRole('group', { name: chart.interval }).getByRole('button', { name: '1h' }).click()
  await page.reload()
  expect(await kept(page)).toEqual([moved])
  await page.getByRole('button', { name: tools.draw }).click()
  await panel
    .getByRole('list', { name: draw.list })
    .getByRole('button', { name: /^Trend/ })
    .click()
  await expect(whole(page)).toBeVisible()
})

test('a level is drawn with a finger, and one without a pointer, in a chart of a phone', {
  tag: '@mobile',
}, async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: draw.title })
  await expectAccessible(page, 'the drawing tools')
  await sheet.getByRole('button', { name: draw.kinds.level, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await ground(page).tap({ position: { x: 60, y: 80 } })
  await expect.poll(async () => (await kept(page)).length).toBe(1)
  await page.getByRole('button', { name: tools.draw }).click()
  await sheet.getByRole('button', { name: draw.kinds.range }).click()
  await page.getByRole('button', { name: draw.middle }).click()
  await expect.poll(async () => (await kept(page)).length).toBe(2)
  await expect(page.getByRole('button', { name: /^Move Range/ })).toBeVisible()
})

test('drawings that cannot be read are dropped with a sentence, and the chart is there', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('swx.chartDrawings', '{"BTC":[{"kind":"circle"}]}'))
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: draw.lost })).toBeVisible()
  await expect(page.getByRole('img', { name: /BTC, 15-minute candles/ })).toBeVisible()
})
