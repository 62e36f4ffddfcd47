import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** What the content-security policy of the pages refuses from now on. */
async function errorsOf(page: Page): Promise<readonly string[]> {
  const errors: string[] = []
  await page.exposeFunction('tellError', (what: string) => void errors.push(what))
  await page.addInitScript(() => {
    const { tellError } = window as unknown as { tellError: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      tellError(`${effectiveDirective} ${blockedURI} in ${sourceFile}`),
    )
  })
  return errors
}

test('the console and the page in the place of Google keep to their policy', { tag: '@desktop' }, async ({
  page,
}) => {
  const errors = await errorsOf(page)
  await page.goto('/__sandbox')
  await expect(page.getByText('No messages')).toBeVisible()
  await page.goto('/sandbox-google/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
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
