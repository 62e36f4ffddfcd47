import type { Page } from '@playwright/test'
import { type LanguageCode, languages } from '@swx/locales/languages'
import { textsOf } from '../support/texts.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { cutTitles } from './support/cut-titles.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const widths = [320, 360, 390, 412]

async function showIn(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate(chooseElsewhere, language)
  await expect(page).toHaveTitle(new RegExp(textsOf(language).common.sandbox.title))
  await settle(page)
}

test('the title of every page is whole in the bar of a phone, in every language and at every width', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/introduction')
  for (const { code } of languages) {
    await showIn(page, code)
    const titles = Object.values(textsOf(code).common.page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      expect.soft(await cutTitles(page, titles), `${code} at ${width} px`).toEqual([])
    }
  }
})

test('the title of a form in steps is whole beside the way to leave it, in every language and at every width', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/loan/kyc?step=country')
  const bar = page.getByRole('banner')
  for (const { code } of languages) {
    await showIn(page, code)
    const { page: titles, steps } = textsOf(code).common
    await expect(bar.getByRole('button', { name: steps.leave, exact: true })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      const cut = await cutTitles(page, [titles.identity, titles.loanApply])
      expect.soft(cut, `${code} at ${width} px`).toEqual([])
    }
  }
})

test('the large title of a page where a way begins is whole, and moves into the bar as the page is scrolled', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/loan')
  const inBar = page.locator('[data-bar-title]')
  for (const { code } of languages) {
    await showIn(page, code)
    const { home, plans, market, loan, profile } = textsOf(code).common.page
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(inBar).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      expect.soft(await cutTitles(page), `${code} at ${width} px`).toEqual([])
    }
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(inBar).toHaveText(loan)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      const scrolled = await cutTitles(page, [home, plans, market, loan, profile])
      expect.soft(scrolled, `${code} at ${width} px, scrolled`).toEqual([])
    }
  }
})
