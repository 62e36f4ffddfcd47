import type { BrowserContext, Page } from '@playwright/test'
import { logIn } from '../support/auth.ts'
import { openPosition } from '../support/invite.ts'
import type { Person, Stage } from '../support/stage.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { account } = english

const otherUser = { userName: 'bertil', email: 'bertil@example.com', password: 'Sandbox1pass' }
const paths = [
  '/profile',
  '/profile/balance',
  '/profile/transactions',
  '/profile/orders',
  '/profile/security',
  '/',
]

/** Someone with money, a position and notifications, whose name, address, sum and numbers nobody else may see. */
async function registerAnna(stage: Stage): Promise<{ anna: Person; traces: string[] }> {
  const anna = await stage.register({ userName: 'anneliese', email: 'anneliese@example.com' })
  await stage.control('fund', { body: { userId: anna.id, mode: 'real', amount: '4321.09' } })
  const orderNo = await openPosition(stage, anna, 'real')
  return { anna, traces: [anna.userName, anna.email, anna.token, anna.id, orderNo] }
}

/** Runs in the page: everything that this origin keeps in the browser, and everything in the document, shown or not. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/assets/')) continue
      kept.push(request.url, await (await cache.match(request))?.text())
    }
  }
  for (const { name = '' } of await indexedDB.databases()) kept.push(name)
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  )
  return JSON.stringify([kept, fields, document.documentElement.outerHTML])
}

async function expectNoTrace(page: Page, traces: readonly string[]): Promise<void> {
  const kept = await page.evaluate(everythingKept)
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([])
}

async function lookAround(page: Page, userName: string): Promise<void> {
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveURL(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText(userName).first()).toBeVisible()
}

async function openAs(page: Page, context: BrowserContext, stage: Stage, anna: Person): Promise<void> {
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText('anneliese').first()).toBeVisible()
}

const logOut = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: account.logout.action })
    .filter({ visible: true })
    .click()

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

test('after one user logs out and another logs in, nothing of the first is on the device or on any page', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  test.slow()
  const { anna, traces } = await registerAnna(stage)
  await stage.register(otherUser)
  await openAs(page, context, stage, anna)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  // Once more through the worker, which keeps public answers.
  await page.reload()
  await lookAround(page, anna.userName)
  expect(await page.evaluate(everythingKept)).toContain(anna.userName)

  await logOut(page)
  await expect(page.getByRole('main').getByText(anna.userName)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expectNoTrace(page, traces)

  await page.evaluate(() => {
    history.pushState(null, '', '/pass/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await logIn(page, otherUser.userName, otherUser.password)
  await expect(page).toHaveURL(/\/profile$/)
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveURL(path)
    await expectNoTrace(page, traces)
  }
  // Back through the pages of both.
  for (let steps = 0; steps < 4; steps++) {
    await page.goBack()
    await expectNoTrace(page, traces)
  }
})

test('when another user logs in in one tab, the other tab shows that user and nothing of the first', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const { anna, traces } = await registerAnna(stage)
  await stage.register(otherUser)
  await openAs(page, context, stage, anna)

  const second = await context.newPage()
  await second.goto('/profile')
  await logOut(second)
  await second.goto('/pass/login')
  await logIn(second, otherUser.userName, otherUser.password)
  await expect(second).toHaveURL(/\/profile$/)

  await expect(page.getByRole('main').getByText(otherUser.userName).first()).toBeVisible()
  await expectNoTrace(page, traces)
})
