import { languageOf } from '@swx/locales/languages'
import { chooseLanguage, goToTab } from '../support/steps.ts'
import { english, plain, textsOf } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const arabic = textsOf('ar')

test('Arabic turns the page around without a reload, and back', async ({ page, device }) => {
  await page.goto('/market')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await chooseLanguage(page, device, 'en', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1, name: arabic.common.page.market })).toBeAttached()
  await expect(page.getByRole('note')).toHaveText(plain(arabic.common.sandbox.label))
  await expect(page).toHaveTitle(new RegExp(arabic.common.page.market))
  await goToTab(page, device, 'loan', arabic)
  await expect(page.getByRole('heading', { level: 1, name: arabic.common.page.loan })).toBeAttached()
  await chooseLanguage(page, device, 'ar', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('heading', { level: 1, name: english.common.page.loan })).toBeAttached()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a language whose texts do not arrive is not switched to, and is there at the next press', async ({
  page,
  device,
  watch,
}) => {
  watch.allow(/ERR_FAILED|lost:/)
  const isTextInGerman = /\.de-[0-9a-f]+\.json$/
  const { market } = english.common.page
  await page.goto('/market')
  await page.route(isTextInGerman, (route) => route.abort())
  await chooseLanguage(page, device, 'en', 'de')
  await expect(page.getByText(english.common.language.failed)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('heading', { level: 1, name: market })).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
  await page.unroute(isTextInGerman)
  await page.getByRole('button', { name: languageOf('de').name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.getByText(english.common.language.failed).count()).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: textsOf('de').common.page.market })).toBeAttached()
})

test('the choice is stored as code and name and is there after a reload', { tag: '@desktop' }, async ({
  page,
  device,
}) => {
  await page.goto('/')
  await chooseLanguage(page, device, 'en', 'hk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
  const stored = await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('language')])
  expect(stored).toEqual(['hk', '繁體中文'])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
})

test('in Arabic the word for lots stands after its number, to the left of it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'))
  await page.goto('/cruuency?code=BTC&type=2&id=54')
  const size = page.locator('bdi.num').filter({ hasText: arabic.instrument.terms.lots }).first()
  await expect(size).toBeVisible()
  const edge = (part: 'bdi' | 'span') =>
    size.locator(part).evaluate((element) => element.getBoundingClientRect().left)
  expect(await edge('span')).toBeLessThan(await edge('bdi'))
})

test.describe('in a browser that speaks the Chinese of Taiwan', () => {
  test.use({ locale: 'zh-TW' })

  test('the first visit is in traditional Chinese', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
  })
})
