import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { onboarding, nav, page: titles } = english.common

const firstVisit = { tag: '@mobile', hasSeenBoard: false } as const

test('the board is the first thing on a phone, and skipping it leads home', firstVisit, async ({ page }) => {
  await page.goto('/market')
  await expect(page.getByRole('heading', { name: onboarding.title })).toBeVisible()
  await page.getByRole('button', { name: onboarding.skip }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: nav.main })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: nav.main })).toBeVisible()
  await expect(page.getByRole('button', { name: onboarding.skip })).toHaveCount(0)
})

test('continuing leads someone new to the registration', firstVisit, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: onboarding.continue }).click()
  await expect(page).toHaveURL('/pass/register')
  await expect(page.getByRole('heading', { level: 1, name: titles.register })).toBeAttached()
})

test('continuing leads someone who is logged in home', firstVisit, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/')
  await page.getByRole('button', { name: onboarding.continue }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: nav.main })).toBeVisible()
})
