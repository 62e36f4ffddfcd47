import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

const pages = [
  '/docs/',
  '/docs/first-steps.html',
  '/docs/reference/order/buySmart.html',
  '/docs/reference/control/advanceClock.html',
  '/docs/reference/market-socket.html',
]

/** Opens the search, types, and waits for a result. */
async function search(page: Page, words: string) {
  await page.locator('.VPNavBarSearch button').first().click()
  await page.locator('#localsearch-input').fill(words)
  return page.locator('#localsearch-list a')
}

test('one search finds an operation and a guide', async ({ page }) => {
  await page.goto('/docs/')
  const operations = await search(page, 'buySmart')
  await expect(operations.and(page.locator('[href*="/reference/order/buySmart"]')).first()).toBeVisible()
  await page.locator('#localsearch-input').fill('reading a violation')
  await page.locator('#localsearch-list a[href*="/contract-tester/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Reading a violation' })).toBeVisible()
})

test('a sample shows the type of a name', async ({ page, hasTouch }) => {
  await page.goto('/docs/reference/order/buySmart.html')
  const name = page.locator('.twoslash-hover', { hasText: 'buyPlan' }).last()
  await name.scrollIntoViewIfNeeded()
  await (hasTouch ? name.tap() : name.hover())
  await expect(page.locator('.v-popper__popper--shown')).toContainText('Promise<')
})

test('a sample is copied as it is, without its types', async ({ page, hasTouch }) => {
  await page.goto('/docs/reference/order/buySmart.html')
  const block = page.locator('.vp-code-group .active')
  if (!hasTouch) await block.hover({ position: { x: 12, y: 12 } })
  await block.locator('button.copy').click({ force: true })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ buyPlan \} from '@swx\/sdk'/)
  expect(copied).toContain("productId: 'p-crypto-30'")
  expect(copied).not.toContain('Promise<')
})

test('the site turns dark and stays so', async ({ page, isMobile }) => {
  await page.goto('/docs/first-steps.html')
  if (isMobile) await page.locator('.VPNavBarHamburger').click()
  await page.locator('.VPSwitchAppearance:visible').click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('no page is wider than the window', async ({ page }) => {
  for (const path of [
    ...pages,
    '/docs/mock-server/your-project.html',
    '/docs/reference/',
    '/docs/reference/errors.html',
    '/docs/reference/contract.html',
    '/docs/reference/changes.html',
    '/docs/nowhere.html',
  ]) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test('pages that were never opened are there without a network, for who asked for it, and no longer when not', async ({
  page,
  context,
  isMobile,
}) => {
  test.slow()
  const openMenu = async () => {
    if (isMobile) await page.locator('.VPLocalNav .menu').click()
  }
  await page.goto('/docs/first-steps.html')
  await openMenu()
  const part = page.locator('.offline-switch')
  await part.getByRole('button', { name: /^Keep for reading without a network \(\d+ MB\)$/ }).click()
  await expect(part).toContainText('Every page can be read without a network.', { timeout: 120_000 })
  await context.setOffline(true)
  await page.goto('/docs/reference/order/buySmart.html')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('buySmart')
  await page.getByRole('button', { name: 'Run buySmart' }).click()
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('code 20004')
  const found = await search(page, 'leverage')
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openMenu()
  await part.getByRole('button', { name: 'Keep no longer' }).click()
  await expect(part.getByRole('button', { name: /^Keep for reading/ })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a first visit loads its page and nothing ahead', async ({ page }) => {
  let bytes = 0
  const loaded: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/docs/reference/order/buySmart.html')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => /localSearch|run-parts|sw\.js/.test(path))).toEqual([])
  expect(bytes).toBeLessThan(160_000)
  const before = bytes
  await page.getByRole('button', { name: 'Run buySmart' }).click()
  await expect(page.getByRole('region', { name: 'The answer' })).toBeVisible()
  // What the page says of the size of the mock server.
  expect(bytes - before).toBeGreaterThan(100_000)
  expect(bytes - before).toBeLessThan(300_000)
})

test.describe('an operation is run against a world in the page', () => {
  test('with its example, then once more, which is refused with a reason', async ({ page }) => {
    await page.goto('/docs/reference/order/buySmart.html')
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/docs/')) outside.push(request.url())
    })
    await page.getByRole('button', { name: 'Run buySmart' }).press('Enter')
    const answer = page.getByRole('region', { name: 'The answer' })
    await expect(answer).toContainText(/HTTP 200, code 20004: Purchase successful\. in [\d.]+ ms/)
    await expect(answer.getByLabel('Body of the answer')).toContainText('"productId": "p-crypto-30"')
    await answer.getByText('Headers of the answer').click()
    await expect(answer).toContainText('x-api-version: ')
    await answer.getByText('What was sent').click()
    await expect(answer).toContainText('POST /swx/customer/order/buySmart')
    const body = page.getByLabel('Body, JSON')
    await body.fill((await body.inputValue()).replace('5000.00', '6000.00'))
    await page.getByRole('button', { name: 'Run buySmart' }).click()
    await expect(answer).toContainText('code 10024: You hold a running plan')
    await body.fill('{ "days": 30')
    await page.getByRole('button', { name: 'Run buySmart' }).click()
    await expect(page.locator('.run').getByRole('alert')).toContainText('The body is no JSON')
    expect(outside).toEqual([])
  })

  test('which is one world until it is started afresh', async ({ page, isMobile }) => {
    await page.goto('/docs/reference/control/advanceClock.html')
    const answer = page.getByRole('region', { name: 'The answer' })
    await page.getByRole('button', { name: 'Run advanceClock' }).click()
    await expect(answer).toContainText('HTTP 200')
    await expect(answer).toContainText('2026-02-12')
    if (isMobile) await page.locator('.VPLocalNav .menu').click()
    await page.locator('.VPSidebar').getByRole('link', { name: 'Market socket' }).click()
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByLabel('Messages, the newest first').getByRole('listitem').first()).toContainText(
      '"code":',
    )
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.goBack()
    await page.getByRole('button', { name: 'Start the world afresh' }).click()
    await expect(page.getByText('The world is as it was in the beginning')).toBeVisible()
    await page.getByLabel('Body, JSON').fill('{"by":"P1D"}')
    await page.getByRole('button', { name: 'Run advanceClock' }).click()
    await expect(answer).toContainText('2026-01-13')
  })

  test('and says it when the mock server cannot be loaded', async ({ page }) => {
    await page.route('**/run-parts*', (route) => route.abort())
    await page.goto('/docs/reference/order/buySmart.html')
    await page.getByRole('button', { name: 'Run buySmart' }).click()
    await expect(page.locator('.run').getByRole('alert')).toContainText('could not be loaded')
  })
})

test('a page is copied and read as Markdown', async ({ page }) => {
  await page.goto('/docs/reference/order/buySmart.html')
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.locator('.page-tools')).toContainText('Copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# buySmart\n/)
  expect(copied).not.toContain('twoslash')
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(/buySmart\.md$/)
})

test('the documents of the contract and the texts for programs are there', async ({ page, request }) => {
  await page.goto('/docs/reference/contract.html')
  const links = page.locator('main a[download]')
  const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname))
  expect(addresses).toHaveLength(9)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  expect((await (await request.get('/docs/openapi.json')).json()).openapi).toMatch(/^3\.1/)
  expect(await (await request.get('/docs/openapi.yaml')).text()).toMatch(/^openapi: 3\.1/)
  expect(await (await request.get('/docs/llms.txt')).text()).toContain('](/docs/reference/order/buySmart.md)')
})

test('texts come packed', async ({ request }) => {
  for (const path of ['/docs/reference/order/buySmart.html', '/docs/openapi.json', '/docs/llms-full.txt']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-encoding'], path).toBe('br')
  }
})

test('an address that is not there says so and has the search', async ({ page }) => {
  const answer = await page.goto('/docs/sdk/nowhere.html')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await page.getByRole('button', { name: 'Search the documents' }).click()
  await page.locator('#localsearch-input').fill('buySmart')
  await page.locator('#localsearch-list a[href*="/reference/order/buySmart"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('buySmart')
})

test('a page without its ending is found', async ({ page }) => {
  await page.goto('/docs/sdk/money')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money')
})

test('the switch leads to the same page of a version that is kept, or to its first page', async ({
  page,
  isMobile,
}) => {
  const kept = { latest: { version: '1.0.0', isUnreleased: true }, kept: ['1.0.0', '0.9.0'] }
  await page.route('**/docs/versions.json', (route) => route.fulfill({ json: kept }))
  const other = (text: string) => ({ contentType: 'text/html', body: `<h1>${text}</h1>` })
  await page.route('**/docs/1.0.0/**', (route) => route.fulfill(other('the same page')))
  await page.route('**/docs/0.9.0/**', (route) =>
    route.request().url().endsWith('/0.9.0/')
      ? route.fulfill(other('first page'))
      : route.fulfill({ status: 404 }),
  )
  for (const [version, address, text] of [
    ['Contract 1.0.0', '/docs/1.0.0/sdk/money.html', 'the same page'],
    ['Contract 0.9.0', '/docs/0.9.0/', 'first page'],
  ] as const) {
    await page.goto('/docs/sdk/money.html')
    if (isMobile) await page.locator('.VPNavBarHamburger').click()
    const versions = page.locator('.version-switch select:visible')
    await expect(versions.locator('option')).toHaveText([
      'Contract after 1.0.0',
      'Contract 1.0.0',
      'Contract 0.9.0',
    ])
    await versions.selectOption(version)
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no barrier, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const runner = (window as unknown as { axe: typeof axe }).axe
        const { violations } = await runner.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        })
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        )
      })
      expect(found).toEqual([])
    })
  }
}
