import { clippedElements } from './support/clipped.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { spillingControls } from './support/spilling.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { fill, textsOf } from './support/texts.ts'
import { tradeBitcoin } from './support/trade.ts'

for (const [language, width] of [
  ['en', 768],
  ['de', 820],
  ['de', 640],
  ['ar', 768],
  ['de', 320],
] as const)
  test(`closing a position is in reach at ${width} px, language ${language}`, async ({
    page,
    context,
    stage,
  }) => {
    const { orders } = textsOf(language)
    const { person, instrument } = await tradeBitcoin(stage, context)
    const order = { marketId: instrument.id, direction: 'LONG', lots: '0.05', leverage: 2 }
    const opened = await stage.call(
      'POST',
      'order/openOrder',
      {
        ...order,
        quotedPrice: 52_100,
        slippage: '0.005',
        acceptedTermsVersion: '2026-01',
        stopLossPrice: 45_000,
      },
      person.token,
    )
    expect(opened.code).toBe('20004')
    await context.addInitScript((code) => localStorage.setItem('lang', code), language)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/profile/orders')
    await settle(page)
    await expect(
      page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) }),
    ).toBeInViewport({ ratio: 1 })
    expect(await clippedElements(page)).toEqual([])
    expect(await elementsPastTheEdge(page)).toEqual([])
  })

for (const language of ['de', 'fr', 'ar'])
  test(`every control has room for its words and stays on its card, language ${language}`, async ({
    page,
    context,
    stage,
    device,
  }) => {
    await stage.signIn(context, await sweepUser(stage), 'real')
    await context.addInitScript((code) => localStorage.setItem('lang', code), language)
    for (const path of ['/', '/trading', '/loan', '/profile', '/profile/invite', '/help', '/introduction']) {
      await page.goto(path)
      await settle(page)
      for (const width of device === 'mobile' ? [390, 320] : [1280, 820]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => spillingControls(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })

test('names of transactions stay on their card of the history at 320 px', async ({
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

test('nothing on the income page moves while it arrives over a slow link', async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.registerFunded('20000.00')
  await stage.control('POST', 'clock/advance', { by: 'P3D' })
  await stage.signIn(context, person, 'real')
  await page.addInitScript(() => {
    const all: number[] = []
    Object.assign(window, { shifts: all })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) all.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
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
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(shift).toBeLessThan(0.01)
})
