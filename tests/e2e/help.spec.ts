import type { Page } from '@playwright/test'
import { openSupport } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { help, common, content } = english
const main = (page: Page) => page.getByRole('main')

test('the address of an answer is in the clipboard', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/help/faq?id=c-223')
  await main(page).getByRole('button', { name: help.copyLink }).click()
  await expect(page.getByText(english.errors.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a text that was written to attack shows its words, and runs and loads nothing', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  // The policy of the page has a say in the document that the text is read in, too.
  watch.allow(/Content Security Policy/)
  await page.route('**/index/getContentsById/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.body = [
      '# Risk warning',
      '<script>window.hacked = true</script><img src="https://elsewhere.example/x.png" onerror="window.hacked = true">',
      '<p onclick="window.hacked = true" style="position:fixed;inset:0">Words that stay</p><svg onload="window.hacked = true">',
      '<iframe src="https://elsewhere.example"></iframe><form action="https://elsewhere.example"><input></form>',
      '[a link](javascript:window.hacked=true) **bold without end',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=true&gt;">',
    ].join('\n\n')
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/detail?id=c-209')
  await expect(main(page).getByText('Words that stay')).toBeVisible()
  await expect(main(page).getByText('a link')).toBeVisible()
  await expect(
    main(page)
      .locator('article')
      .locator('script, img, svg, iframe, form, input, style, [onclick], [style], a'),
  ).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('what was searched for, another text and support fit a window of 320 px and have no barrier', {
  tag: '@mobile',
}, async ({ page, device }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const html = page.locator('html')
  for (const path of ['/detail?id=c-212', '/help?q=a']) {
    await page.goto(path)
    for (const [language, direction] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      await page.evaluate(chooseElsewhere, language)
      await expect(html).toHaveAttribute('dir', direction)
      await settle(page)
      expect.soft(await elementsPastTheEdge(page), `${path} in ${language}`).toEqual([])
      await expectAccessible(page, `${path} in ${language}`)
    }
  }

  await openSupport(page, device)
  const panel = page.getByRole('dialog', { name: common.support.title })
  await panel.getByLabel(common.support.label).fill('What does my withdrawal cost?')
  await panel.getByRole('button', { name: common.support.send }).click()
  await expect(panel.getByText(common.support.automatic)).toBeVisible()
  expect(await elementsPastTheEdge(page)).toEqual([])
  await expectAccessible(page, 'support')
})

test('a text is printed alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/detail?id=c-209')
  await expect(main(page).getByRole('article')).toContainText('Leverage multiplies losses')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('article')).toBeVisible()
  await expect(page.getByRole('button', { name: content.detail.print })).toBeHidden()
  await expect(page.getByRole('heading', { name: content.documents })).toBeHidden()
  await expect(page.getByText(help.contact.never)).toBeHidden()
})
