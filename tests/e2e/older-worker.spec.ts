import type { Page } from '@playwright/test'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { common } = english

test.use({ serviceWorkers: 'allow' })

/** Makes what the worker keeps two days old, with a price of Bitcoin that was true then. */
const makeOld = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('swx-answers')
    let count = 0
    for (const request of await cache.keys()) {
      if (!request.url.includes('listMarketByType')) continue
      const answer = await cache.match(request)
      const body = JSON.parse((await answer?.text()) ?? '{}')
      for (const item of body.result) if (item.code === 'BTC') item.price = 1234.5
      const headers = new Headers(answer?.headers)
      headers.set('X-Swx-Kept-At', new Date(Date.now() - 2 * 86_400_000).toISOString())
      await cache.put(request.url, new Response(JSON.stringify(body), { headers }))
      count += 1
    }
    return count
  })

test('what an older version kept is shown with its age alone, and its texts are forgotten', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|lost:|WebSocket|console error/)
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    await (await caches.open('swx-texts-older')).put('/assets/common.en-00000000.json', new Response('{}'))
  })
  const bitcoin = page.getByRole('row', { name: /BTC/ }).first()
  await page.goto('/market?type=2')
  await expect(bitcoin).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('swx-texts-older')
  await page.reload()
  await expect(bitcoin).toBeVisible()
  await expect.poll(() => makeOld(page)).toBeGreaterThan(0)

  await page.reload()
  await expect(bitcoin).toBeVisible()
  await expect(bitcoin).not.toContainText('1,234.5')
  await expect(page.getByText(common.offline.title)).toHaveCount(0)

  await expect.poll(() => makeOld(page)).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.reload()
  await expect(bitcoin).toContainText('1,234.5')
  await expect(bitcoin).toContainText(/2\sdays? ago|48\sh/)
  await expect(page.getByRole('status').filter({ hasText: common.offline.title })).toContainText(
    /2\sdays? ago|48\sh/,
  )
})
