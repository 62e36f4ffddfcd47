import type { Page } from '@playwright/test'
import { english } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

/** Keeps what is asked for at an address on its way, until it is released. */
async function hold(page: Page, url: string | RegExp) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await isReleased
    await route.continue().catch(() => {})
  })
  return release
}

/** Opens a page whose libraries do not arrive before they are released. */
async function openHeld(page: Page, path: string) {
  const releaseLibraries = await hold(page, '**/assets/libraries-*.js')
  // React takes over what the build rendered, which is without answers.
  const releaseAnswers = await hold(page, '**/swx/**')
  const loaded = page.waitForEvent('load')
  const opened = page.goto(path)
  await expect(page.locator('html[data-first]:not([data-first="none"])')).toHaveCount(1)
  await expect(page.locator('body main').filter({ visible: true })).toHaveCount(1)
  // Places are those of the painted page: until its style sheets are there, nothing is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const isRead = await heading(page).isVisible()
  const load = async () => {
    releaseLibraries()
    await loaded
  }
  const arrive = async () => {
    await load()
    await opened
    await expect(page.locator('html')).toHaveAttribute('data-first', 'app')
    if (isRead) await expect.poll(() => isTakenOver(page)).toBe(true)
    releaseAnswers()
  }
  return { load, arrive }
}

const heading = (page: Page) => page.locator('h1').filter({ visible: true }).first()

/** What a visitor reads and where, marked so that it is known again. */
const read = (page: Page) =>
  heading(page).evaluate((element) => {
    const wasMarked = element.hasAttribute('data-marked')
    element.setAttribute('data-marked', '')
    return { text: element.textContent, top: element.getBoundingClientRect().top, wasMarked }
  })

/** Whether React has taken over the heading: it keeps a property at every element that is its own. */
const isTakenOver = (page: Page) =>
  heading(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))

/** The code of the bars. */
const bars = /\/assets\/(desktop|mobile)-shell-/

test.use({ ownContext: true })

for (const path of ['/', '/trading', '/loan', '/help', '/introduction', '/pass/login'])
  test(`a visitor reads ${path} before the code is there, and the app takes it over as it is`, async ({
    page,
  }) => {
    const { arrive } = await openHeld(page, path)
    const before = await read(page)
    expect(before.text).not.toBe('')
    await arrive()
    expect(await read(page)).toEqual({ ...before, wasMarked: true })
  })

test('a visitor goes on reading while the code of the bars is late', async ({ page }) => {
  const releaseBars = await hold(page, bars)
  const { load, arrive } = await openHeld(page, '/introduction')
  const before = await read(page)
  await page.clock.install()
  await load()
  // As long as the app waits for the page's own code, and longer.
  await page.clock.runFor(5_000)
  releaseBars()
  await arrive()
  expect(await read(page)).toEqual({ ...before, wasMarked: true })
})

test('nothing can be pressed or has the focus before the code is there', { tag: '@mobile' }, async ({
  page,
}) => {
  const { arrive } = await openHeld(page, '/')
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await arrive()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('the page is in the language that the user chose, whatever the browser asks for', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'))
  const { arrive } = await openHeld(page, '/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page)).toContainText(/[\u0600-\u06ff]/)
  await arrive()
  await expect(heading(page)).toContainText(/[\u0600-\u06ff]/)
})

test('a user sees the bars and no words for visitors', async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register())
  const { arrive } = await openHeld(page, '/')
  await expect(page.locator('#root header')).toBeVisible()
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0)
  await arrive()
})

test('another page begins with its bars and a shape', async ({ page }) => {
  const { arrive } = await openHeld(page, '/cruuency?code=BTC&type=2&id=54')
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await arrive()
})

test.describe('a first visit', () => {
  test.use({ hasSeenBoard: false })

  test('reads the onboarding board before the code is there', { tag: '@mobile' }, async ({ page }) => {
    const { arrive } = await openHeld(page, '/market')
    const before = await read(page)
    await arrive()
    expect(await read(page)).toEqual({ ...before, wasMarked: true })
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })

  test('leads from the board to the shape of a page while the code of the bars is late', {
    tag: '@mobile',
  }, async ({ page }) => {
    const releaseBars = await hold(page, bars)
    await page.goto('/market')
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await expect(page.getByRole('note').first()).toContainText(english.common.sandbox.title)
    releaseBars()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})

test('the shape of an instrument’s page is as large as what comes: its chart stays where it is', async ({
  page,
  context,
  stage,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  const answer = await hold(page, /getMarketInfo/)
  await page.goto(instrument.path)
  const chart = page.locator('.chart-card')
  const places = async () => {
    const { top, height } = await chart.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    })
    return { top, height }
  }
  await expect(page.locator('[aria-busy="true"] .chart-card')).toBeVisible()
  const before = await places()
  answer()
  await expect(page.getByRole('region', { name: english.instrument.chart.label })).toBeVisible()
  await settle(page)
  const after = await places()
  expect(Math.abs(after.top - before.top), JSON.stringify({ before, after })).toBeLessThanOrEqual(4)
  expect(Math.abs(after.height - before.height), JSON.stringify({ before, after })).toBeLessThanOrEqual(24)
})
