import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPosition } from '../support/invite.ts'
import { startMockServerProcess } from '../support/mock-server-process.ts'
import { root } from '../support/root.ts'
import { goToTab, openLayer } from '../support/steps.ts'
import { english, fill, textsOf } from '../support/texts.ts'
import { settle } from './support/settle.ts'
import { openStage } from './support/stage.ts'
import { expect, test } from './support/test.ts'

const { common, home, orders } = english

test.use({ ownContext: true })

test('a page that was not loaded before says that the connection is missing, and opens when it is back', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|lost:|WebSocket|dynamically imported|uncaught|console error/)
  await page.goto('/pass/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: common.brand.home }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: common.error.offline })
  await expect(notice).toContainText(common.error.offlineBody)
  await expect(notice.getByRole('button')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(home.tiers.title).first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('losing the network moves nothing on the page, and a phone’s prices keep to their rows', async ({
  page,
  context,
  device,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
  await page.goto('/market?type=2')
  const row = page.getByRole('row', { name: /BTC/ }).first()
  await expect(row).toBeVisible()
  await settle(page)
  const before = await row.boundingBox()
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: common.offline.title })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(row).toContainText(/ago/)
  expect(await row.boundingBox()).toEqual(before)
  await expect(row.locator('[data-cell="change"]')).toBeVisible({ visible: device === 'desktop' })
  if (device === 'mobile') {
    const tabs = await page.getByRole('navigation', { name: common.nav.main }).last().boundingBox()
    const lower = await notice.boundingBox()
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
  }
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  expect(await row.boundingBox()).toEqual(before)
})

test.describe('with the worker that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app opens without a network, says how old its prices are, and sends nothing', {
    tag: '@mobile',
  }, async ({ page, context, watch, device }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
    await page.goto('/market?type=2')
    await expect(page.getByText('BTC', { exact: true }).first()).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // Asked once more through the worker, which then has it.
    await page.reload()
    await expect(page.getByText('BTC', { exact: true }).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await (await caches.open('swx-answers')).keys()
          return kept.some(({ url }) => url.includes('listMarketByType'))
        }),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('BTC', { exact: true }).first()).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: common.offline.title })
    await expect(notice).toContainText(/\d\d:\d\d:\d\d UTC \(\d+\s(?:sec|min) ago\)/)
    // Each price says its own age, too.
    await expect(page.getByRole('row', { name: /BTC/ }).first()).toContainText(/(?:sec|min) ago/)
    await goToTab(page, device, 'home')
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('button', { name: common.offline.retry })).toBeVisible()
    // The notice goes by itself once the network is back; the button only asks at once.
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
  })

  test('after a reload without a network the positions are shown as last seen, and a log-out forgets them', {
    tag: '@desktop',
  }, async ({ page, context, stage, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
    const anna = await stage.register()
    await openPosition(stage, anna, 'demo')
    await stage.signIn(context, anna)
    const close = page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) })
    await page.goto('/')
    await expect(close).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.reload()
    await expect(close).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(close).toBeVisible()
    await expect(page.getByText(/As last seen at \d\d:\d\d:\d\d UTC/)).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
    })
    await expect(close).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('swx.lastPositions'))).toBeNull()
  })

  test('a language that was used once is there without a network, right to left', { tag: '@mobile' }, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
    await context.addInitScript(() => localStorage.setItem('lang', 'ar'))
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('swx-texts-'))
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
          return kept.flat().filter(({ url }) => url.includes('.ar-')).length
        }),
      )
      .toBeGreaterThan(20)
    await context.setOffline(true)
    await page.goto('/profile')
    await expect(page.getByText(textsOf('ar').common.offline.title)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('a newer version is offered, and shown when the user takes it', { tag: '@desktop' }, async ({
    page,
    watch,
    stage,
  }) => {
    watch.allow(/another host|ERR_|lost:|WebSocket|console error/)
    const folder = await mkdtemp(join(tmpdir(), 'swx-app-'))
    await cp(`${root}app/dist`, folder, { recursive: true })
    const flags = ['--app', folder]
    let server = await startMockServerProcess({ flags })
    await openStage(server.url, stage.world)
    await page.goto(`${server.url}/market`)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const offer = page.getByRole('status').filter({ hasText: common.update.title })
    await expect(offer).toHaveCount(0)
    // A deployment: the files change and their server starts anew.
    const { port } = server
    await server.stop()
    for (const packed of ['br', 'gz']) await rm(`${folder}/sw.js.${packed}`, { force: true })
    await appendFile(`${folder}/sw.js`, '\n// newer')
    server = await startMockServerProcess({ port, flags })
    await openStage(server.url, stage.world)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(offer).toBeVisible()
    await Promise.all([
      page.waitForEvent('load'),
      offer.getByRole('button', { name: common.update.action }).click(),
    ])
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(offer).toHaveCount(0)
    await server.stop()
    await rm(folder, { recursive: true })
  })
})

test('without a network the positions on show say when they were last seen, and nothing can be confirmed', {
  tag: '@mobile',
}, async ({ page, context, stage, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
  const anna = await stage.register()
  await openPosition(stage, anna, 'demo')
  await stage.signIn(context, anna)
  await page.goto('/')
  const close = page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) })
  await expect(close).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/As last seen at \d\d:\d\d:\d\d UTC/)).toBeVisible()
  await close.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(common.offline.nothingKept)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /DEMO/ })).toBeDisabled()
  await context.setOffline(false)
  const confirm = dialog.getByRole('button', { name: /DEMO/ })
  const refresh = dialog.getByRole('button', { name: orders.guard.refresh })
  await expect(confirm.or(refresh)).toBeEnabled()
  // The price of a machine that was offline for over ten seconds is too old to confirm.
  if (await refresh.isVisible()) await refresh.click()
  await expect(confirm).toBeEnabled()
  await expect(page.getByText(/As last seen at/)).toHaveCount(0)
})

test('with no storage left the app works on and asks the server for everything', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.registerFunded('5000.00')
  await stage.signIn(context, anna, 'real')
  await context.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    Cache.prototype.put = async () => full()
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
  })
  await page.goto('/market?type=2')
  await expect(page.getByText('BTC', { exact: true }).first()).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('5,000.00').first()).toBeVisible()
  await expect(page.getByText(common.offline.title)).toHaveCount(0)
})

test('a page whose files are gone after a deployment is loaded anew, once', { tag: '@mobile' }, async ({
  page,
  watch,
}) => {
  watch.allow(/404|dynamically imported|console error|uncaught|ERR_/)
  await page.goto('/pass/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  const more = await openLayer(page, 'more')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The new version</h1>' }),
  )
  await more.getByRole('link', { name: common.page.home }).click()
  await expect(page.getByRole('heading', { name: 'The new version' })).toBeVisible()
  expect(loads).toBe(1)
})
