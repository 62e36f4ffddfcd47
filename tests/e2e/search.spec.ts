import { languages } from '@swx/locales/languages'
import { searchField, searchOptions } from '../support/search.ts'
import { openSearch } from '../support/steps.ts'
import { english, textsOf } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('Escape gives focus back to the button in the bar of the markets', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market')
  await settle(page)
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: english.common.nav.search, exact: true })
  await opener.click()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the keys alone lead from anywhere to a page: slash or Ctrl-K, arrows, Enter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/market')
  await settle(page)
  await page.keyboard.press('/')
  await searchField(page).fill('loan')
  await expect(searchOptions(page).nth(1)).toBeVisible()
  const second = await searchOptions(page).nth(1).getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await expect(searchOptions(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${second?.replace(/[?.]/g, '\\$&')}$`))
  await settle(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'loan', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/market')
  await settle(page)
  const filter = page.getByRole('searchbox', { name: english.market.search.label })
  await filter.click()
  await page.keyboard.type('a/b')
  await expect(filter).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a setting that was found is scrolled into view, and has the focus', async ({
  page,
  context,
  stage,
  device,
}) => {
  const user = await stage.register()
  await stage.signIn(context, user)
  await page.goto('/')
  await settle(page)
  await openSearch(page, device)
  await searchField(page).fill('delete my account')
  await expect(searchOptions(page).first()).toContainText(english.settings.close.title)
  await page.keyboard.press('Enter')
  const part = page.locator('#closing')
  await expect(part).toBeFocused()
  await expect(part).toBeInViewport()
  const head = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect
    .poll(() => part.evaluate((card) => card.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(head)
})

test('the field of a list has one cross', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market?q=btc')
  await settle(page)
  const filter = page.getByRole('searchbox', { name: english.market.search.label })
  await expect(filter).toHaveValue('btc')
  await filter.focus()
  // A plain field has no cross of the browser: the two look alike.
  const asSearch = await filter.screenshot({ animations: 'disabled' })
  const input = await filter.elementHandle()
  await input?.evaluate((element) => element.setAttribute('type', 'text'))
  const asText = await input?.screenshot({ animations: 'disabled' })
  await input?.evaluate((element) => element.setAttribute('type', 'search'))
  expect(asSearch.equals(asText ?? Buffer.alloc(0))).toBe(true)
  await filter.locator('xpath=..').getByRole('button').click()
  await expect(filter).toHaveValue('')
})

test('in every language the search stays within 320 px, in the direction of the language', {
  tag: '@mobile',
}, async ({ page, device }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { code, dir } of languages) {
    const texts = textsOf(code)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), code)
    await page.goto('/')
    await settle(page)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await openSearch(page, device, texts)
    const input = page.getByRole('combobox')
    await input.fill(texts.common.page.loan)
    await expect(page.getByRole('option').first(), code).toBeVisible()
    expect(await elementsPastTheEdge(page), code).toEqual([])
    if (code === 'en' || code === 'ar') await expectAccessible(page, code)
    await input.fill('qqqqzzzz')
    await expect(page.getByText(texts.search.noneBody)).toBeVisible()
    expect(await elementsPastTheEdge(page), code).toEqual([])
    await page.keyboard.press('Escape')
  }
})
