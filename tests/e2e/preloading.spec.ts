import type { Page, Request } from '@playwright/test'
import { goToTab } from '../support/steps.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** How much the page still wants to do in idle moments. */
    idleWork: number
  }
}

/** Lets a page count what it leaves for idle moments. */
const countIdleWork = (page: Page) =>
  page.addInitScript(() => {
    const { requestIdleCallback } = window
    window.idleWork = 0
    window.requestIdleCallback = (work, options) => {
      window.idleWork += 1
      return requestIdleCallback((deadline) => {
        window.idleWork -= 1
        work(deadline)
      }, options)
    }
  })

test('once the first page is quiet the main pages are there: opening them loads no code any more', {
  tag: '@desktop',
}, async ({ page, device, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await countIdleWork(page)
  const loaded: string[] = []
  let loading = 0
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    loaded.push(new URL(request.url()).pathname)
    loading += 1
  })
  const end = (request: Request) => {
    if (request.resourceType() === 'script') loading -= 1
  }
  page.on('requestfinished', end).on('requestfailed', end)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = loaded.length
  let before = first
  let quietFor = 0
  // Each fetch waits for an idle moment, and the next one is asked for when what it brought has run: looked at twice,
  // so that no moment between the two is taken for the end.
  const isQuietAgain = async () => {
    const isIdle = loading === 0 && (await page.evaluate(() => window.idleWork)) === 0
    quietFor = isIdle && loaded.length > first && loaded.length === before ? quietFor + 1 : 0
    before = loaded.length
    return quietFor >= 2
  }
  await expect.poll(isQuietAgain, { intervals: [500], timeout: 60_000 }).toBe(true)

  loaded.length = 0
  for (const name of ['market', 'plans', 'loan', 'nfts', 'profile', 'home'] as const) {
    await goToTab(page, device, name)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  }
  expect(loaded).toEqual([])
})
