import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** What the content-security policy of the pages refuses from now on. */
async function refusalsOf(page: Page): Promise<readonly string[]> {
  const refusals: string[] = []
  await page.exposeFunction('tellRefusal', (what: string) => void refusals.push(what))
  await page.addInitScript(() => {
    const { tellRefusal } = window as unknown as { tellRefusal: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      tellRefusal(`${effectiveDirective} ${blockedURI} in ${sourceFile}`),
    )
  })
  return refusals
}

test('the console and the page in the place of Google keep to their policy', { tag: '@desktop' }, async ({
  page,
}) => {
  const refusals = await refusalsOf(page)
  await page.goto('/__sandbox')
  await expect(page.getByText('No messages')).toBeVisible()
  await page.goto('/sandbox-google/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refusals).toEqual([])
})

test('a script or a style that gets into a page in spite of all does not run', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  watch.allow(/Content Security Policy|another host|lost:|ERR_BLOCKED_BY_CSP|none\.png/)
  await page.goto('/')
  await page.evaluate(() => {
    const holder = document.createElement('div')
    holder.innerHTML = [
      '<img src="/none.png" onerror="window.hacked = true">',
      '<a href="javascript:window.hacked = true" id="crafted">here</a>',
      '<style>body { outline: 9px solid red }</style>',
    ].join('')
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    const foreign = document.createElement('script')
    foreign.src = 'https://elsewhere.example/x.js'
    document.body.append(holder, script, foreign)
  })
  await page.locator('#crafted').evaluate((link: HTMLElement) => link.click())
  await page.goto('/market')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await page.goBack()
  expect(
    await page.evaluate(() => [getComputedStyle(document.body).outlineWidth, 'hacked' in window]),
  ).toEqual([expect.not.stringMatching('9px'), false])
})
