import { english } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { chart, cursor, readOut } = english.instrument

test('older prices load as the crosshair goes back, by keyboard alone', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const drawing = page.getByRole('img', { name: /BTC, 15-minute candles/ })
  const startOf = async () => (await drawing.getAttribute('aria-label'))?.match(/from (.*?) to/)?.[1]
  await expect(drawing).toBeVisible()
  const first = await startOf()
  const crosshair = page.getByRole('slider', { name: cursor.label })
  await crosshair.focus()
  await page.keyboard.press('Home')
  await expect.poll(startOf).not.toBe(first)
  const second = await startOf()
  await page.keyboard.press('Home')
  await expect.poll(startOf).not.toBe(second)
})

test('a chart that was scrolled back stays there while prices move', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  const card = page.getByRole('region', { name: chart.label })
  const box = await card.getByRole('img', { name: /BTC, 15-minute candles/ }).boundingBox()
  if (!box) throw new Error('There is no chart.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pointedOpen = card.getByText(readOut.open, { exact: true }).locator('..').locator('bdi')
  const pointAt = async () => {
    await page.mouse.move(middle.x - 1, middle.y)
    await page.mouse.move(middle.x, middle.y)
  }
  await pointAt()
  const before = await pointedOpen.innerText()
  await page.mouse.down()
  await page.mouse.move(middle.x + 300, middle.y, { steps: 10 })
  await page.mouse.up()
  await pointAt()
  await expect(pointedOpen).not.toHaveText(before)
  const scrolled = await pointedOpen.innerText()

  await setPrice(stage, 'BTC', 52_400)
  await expect(page.getByText('52,400.00').filter({ visible: true }).first()).toBeVisible()
  await pointAt()
  await expect(pointedOpen).toHaveText(scrolled)
})
