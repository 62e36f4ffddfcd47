import type { Page } from '@playwright/test'
import { fill, textsOf } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { clippedElements } from './support/clipped.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('what sticks out of the window is found, on a phone too, whose window grows with the page', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
    <p style="inline-size: 3000px">wide</p><button style="margin-inline-start: 2900px">far away</button>`)
  expect(await elementsPastTheEdge(page)).toEqual([
    expect.stringContaining('wide'),
    expect.stringContaining('far away'),
    expect.stringMatching(/^the page is \d+ px wide$/),
  ])
  expect(await clippedElements(page)).toEqual([expect.stringContaining('"far away" is cut off by HTML')])
})

test('closing a position is in reach on any width, with long words and with words from the right', async ({
  page,
  context,
  stage,
}) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const order = { marketId: instrument.id, direction: 'LONG', lots: '0.05', leverage: 2, quotedPrice: 52_100 }
  const opened = await stage.call(
    'POST',
    'order/openOrder',
    { ...order, slippage: '0.005', acceptedTermsVersion: '2026-01', stopLossPrice: 45_000 },
    person.token,
  )
  expect(opened.code).toBe('20004')
  await page.goto('/profile/orders')
  for (const [language, width] of [
    ['en', 768],
    ['ar', 768],
    ['de', 820],
    ['de', 640],
    ['de', 320],
  ] as const) {
    const { orders, common } = textsOf(language)
    const where = `${language} at ${width} px`
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(chooseElsewhere, language)
    await settle(page, `${common.page.orders} · ${common.sandbox.title}`)
    const close = page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) })
    await expect.soft(close, where).toBeInViewport({ ratio: 1 })
    expect.soft(await clippedElements(page), where).toEqual([])
    expect.soft(await elementsPastTheEdge(page), where).toEqual([])
  }
})

test('names of transactions stay on their card of the history at 320 px', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const order = { marketId: instrument.id, direction: 'LONG', lots: '0.05', leverage: 2, quotedPrice: 52_100 }
  await stage.call(
    'POST',
    'order/openOrder',
    { ...order, slippage: '0.005', acceptedTermsVersion: '2026-01' },
    person.token,
  )
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/transactions')
  const record = page.getByRole('link', { name: /, LV/ }).first()
  await expect(record).toBeVisible()
  const [outside] = await record.evaluateAll((links) =>
    links.map((link) => {
      const cell = link.closest('td')?.getBoundingClientRect()
      const text = link.getBoundingClientRect()
      return cell === undefined ? Number.NaN : Math.max(text.right - cell.right, cell.left - text.left)
    }),
  )
  expect(outside).toBeLessThanOrEqual(1)
})

/** Adds up how far what is on a page moves by itself from its first paint on. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all: number[] = []
    Object.assign(window, { shifts: all })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) all.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
}

test('nothing on the income page moves while it arrives over a slow link', async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.registerFunded('20000.00')
  await stage.control('advanceClock', { body: { by: 'P3D' } })
  await stage.signIn(context, person, 'real')
  const shiftSoFar = await watchShift(page)
  for (const [operation, ms] of [
    ['listIncomeDetail', 1_200],
    ['getUserInfo', 600],
    ['savings.tiers', 1_800],
  ] as const)
    await page.route(new RegExp(operation.replace('.', '\\.')), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue()
    })
  await page.goto('/profile/income')
  await settle(page)
  expect(await shiftSoFar()).toBeLessThan(0.01)
})

for (const [path, operation] of [
  ['/nfts', /\/index\/listNft\b/],
  ['/trading', /\/listSmartProduct\b/],
] as const)
  test(`nothing on ${path} moves when its list arrives late`, { tag: '@mobile' }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const shiftSoFar = await watchShift(page)
    await page.route(operation, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto(path)
    await settle(page)
    expect(await shiftSoFar()).toBeLessThan(0.01)
  })
