import { goToTab } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { mode, action } = english.common
const switcher = (word: string) => fill(mode.switcher, { mode: word })

test('demo is the default; switching asks first, says what it means and confirms it', {
  tag: '@desktop',
}, async ({ page, context, device, stage }) => {
  await stage.signIn(context, await stage.register())
  const headers: string[] = []
  page.on('request', (request) => {
    if (request.url.includes('/swx/customer/')) headers.push(request.headers.get('virtually') ?? 'none')
  })
  await page.goto('/')
  await page.getByRole('button', { name: switcher(mode.demo.word) }).click()
  const question = page.getByRole('dialog', { name: mode.real.question })
  await expect(question).toContainText(mode.real.consequence)
  await question.getByRole('button', { name: action.cancel }).click()
  await expect(page.getByRole('button', { name: switcher(mode.demo.word) })).toBeVisible()

  await page.getByRole('button', { name: switcher(mode.demo.word) }).click()
  await expect(question).toBeVisible()
  expect(headers.length).toBeGreaterThan(0)
  expect(new Set(headers)).toEqual(new Set(['YES']))
  await question.getByRole('button', { name: new RegExp(mode.real.confirm) }).click()
  await expect(page.getByText(mode.real.switched)).toBeVisible()
  const switchedAt = headers.length
  expect(await page.evaluate(() => localStorage.getItem('virtualStatus'))).toBe('0')
  await goToTab(page, device, 'profile')
  await expect.poll(() => headers).toContain('NO')
  // What was asked for just before the switch is still of the demo account.
  const first = Math.min(headers.indexOf('NO'), switchedAt)
  expect(new Set(headers.slice(first))).toEqual(new Set(['NO']))

  await page
    .getByRole('button', { name: switcher(mode.real.word) })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: mode.demo.question })
    .getByRole('button', { name: new RegExp(mode.demo.confirm) })
    .click()
  await expect(page.getByText(mode.demo.switched)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('virtualStatus'))).toBe('1')
})
