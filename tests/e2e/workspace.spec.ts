import type { Locator, Page } from '@playwright/test'
import type { Stage } from '../support/stage.ts'
import { english, fill } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { market, orders, workspace } = english
const handleOf = (page: Page, panel: string) =>
  page.getByRole('separator', { name: fill(workspace.resize, { panel }) })

/** Opens three positions in bitcoin at 52,100. */
async function openThree(stage: Stage, token: string, marketId: string) {
  for (const lots of ['0.10', '0.20', '0.30']) {
    const order = { marketId, direction: 'LONG', lots, leverage: 2, quotedPrice: 52_100, slippage: '0.005' }
    const answer = await stage.call(
      'POST',
      'order/openOrder',
      { ...order, acceptedTermsVersion: '2026-01' },
      token,
    )
    expect(answer.code).toMatch(/^200/)
  }
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the page.')
  return box
}

test('at 1440 by 900 chart, ticket and three positions are on the first screen, without scrolling', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await openThree(stage, person.token, instrument.id)
  await page.goto(instrument.path)
  const rows = page.getByRole('region', { name: orders.records.label }).getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('navigation', { name: market.title })).toBeInViewport()
  expect((await boxOf(page.locator('.chart-card'))).height).toBeGreaterThan(340)
})

test('panels are resized by the pointer and by keys, closed, kept on this device, and put back', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = page.getByRole('region', { name: orders.ticket.title })
  await expect(ticket).toBeVisible()
  const before = (await boxOf(ticket)).width
  const handle = handleOf(page, orders.ticket.title)
  const { x, y, width, height } = await boxOf(handle)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 3 })
  await page.mouse.up()
  expect((await boxOf(ticket)).width).toBeCloseTo(before + 60, -1)
  await expectAccessible(page, 'the workspace')
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  expect((await boxOf(ticket)).width).toBeCloseTo(before + 52, -1)

  const list = page.getByRole('navigation', { name: market.title })
  await page.getByRole('button', { name: market.watch.title, exact: true }).click()
  await expect(list).toHaveCount(0)
  await page.reload()
  await expect(ticket).toBeVisible()
  await expect(list).toHaveCount(0)
  expect((await boxOf(ticket)).width).toBeCloseTo(before + 52, -1)
  await page.getByRole('button', { name: workspace.reset }).click()
  await expect(list).toBeVisible()
  expect((await boxOf(ticket)).width).toBeCloseTo(before, -1)
})

test('two charts stand side by side, with one ticket, and another instrument comes without leaving the page', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  await page.getByRole('button', { name: fill(workspace.chartCount_other, { count: 2 }) }).click()
  await expect(page.locator('.chart-card canvas').first()).toBeVisible()
  await expect(page.locator('.chart-card')).toHaveCount(2)
  const [first, second] = await Promise.all([0, 1].map((at) => boxOf(page.locator('.chart-card').nth(at))))
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  await expect(page.getByRole('region', { name: orders.ticket.title })).toHaveCount(1)

  const list = page.getByRole('navigation', { name: market.title })
  await expect(list.getByRole('link').nth(2)).toBeVisible()
  // Markets that are open come first, so that the hour decides which these are.
  const [, chosen = '', next = ''] = await list.getByRole('listitem').locator('b').allInnerTexts()
  const link = list.getByRole('link').nth(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  await expect(page.locator('.chart-card')).toHaveCount(2)

  await page.getByRole('button', { name: workspace.switch.open }).click()
  const choice = page.getByRole('dialog', { name: workspace.switch.title })
  await expect(choice.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('xau')
  await expect(choice.getByRole('link').first()).toContainText('XAUUSD')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'XAUUSD' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('in Arabic the panels stand the other way round, and arrow keys move a handle where they point', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'ar')
    localStorage.setItem('language', 'ar')
  })
  await page.goto(instrument.path)
  const ticket = page.locator('#workspace-ticket')
  const list = page.locator('#workspace-list')
  await expect(list).toBeVisible()
  expect((await boxOf(list)).x).toBeGreaterThan((await boxOf(ticket)).x)
  const before = (await boxOf(ticket)).width
  await page.locator('[role=separator][aria-controls=workspace-ticket]').focus()
  await page.keyboard.press('ArrowRight')
  expect((await boxOf(ticket)).width).toBeCloseTo(before + 8, 0)
})

test('the grip of the watchlist names what it resizes, also while its code has not come', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/watchlist-panel-[\w-]+\.js$/, async (route) => {
    isAsked()
    await mayCome
    await route.continue()
  })
  await page.goto(instrument.path)
  await asked
  const grip = handleOf(page, market.watch.title)
  await expect(grip).toBeVisible()
  const panel = page.locator(`#${await grip.getAttribute('aria-controls')}`)
  await expect(panel).toHaveCount(1)
  letCome()
  await expect(panel.getByRole('heading')).toBeVisible()
  await expect(panel).toHaveCount(1)
})
