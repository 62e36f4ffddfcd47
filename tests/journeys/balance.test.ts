import { richAccount } from '../support/rich-account.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { balance, common, history } = english
const cents = (text: string) => BigInt(text.replace(/[^\d−-]/g, '').replace('−', '-'))
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('every figure opens to the lines that add up to it, and all figures add up to equity', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  const person = await richAccount(stage)
  await stage.signIn(context, person, 'real')
  const info = await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  const { real } = (info.result as { accounts: { real: Record<string, string> } }).accounts

  await page.goto('/profile/balance')
  const card = page.getByRole('region', { name: balance.title })
  await expect(card).toBeVisible()
  const parts = card.locator('details')
  await expect(parts).toHaveCount(7)
  let whole = 0n
  for (let at = 0; at < 7; at += 1) {
    const part = parts.nth(at)
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
    const shown = cents(await part.locator('summary b').innerText())
    const lines = (await part.locator('dl.cost > div:not(.cost-total) dd').allInnerTexts()).map(cents)
    expect(sum(lines)).toBe(shown)
    whole += shown
  }
  expect(whole).toBe(cents(real.equity ?? ''))
  await expect(parts.nth(2)).toContainText('500.00')
  await expect(parts.nth(3)).toContainText('÷ 2')
  await settle(page)
  await expectAccessible(page, 'balance')

  const month = page.getByRole('region', { name: balance.month })
  await expect(month.locator('.final')).toContainText((real.equity ?? '').replace(/\B(?=(\d{3})+\.)/, ','))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: balance.csv.action }).click(),
  ])
  const text = await download.text()
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toContain(common.sandbox.title)
  expect(lines.at(-1)).toContain(`,${real.equity}`)
  expect(lines).toContain(`${balance.part.held},,${real.held}`)
})

test('the printed statement holds every figure with its sum, and every transaction', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  const person = await richAccount(stage)
  await stage.signIn(context, person, 'real')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/profile/balance')
  await expect(page.getByRole('region', { name: balance.title })).toBeVisible()
  await page.getByRole('button', { name: history.export.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const sheet = page.getByRole('region', { name: balance.sheet })
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText(person.userName)
  await expect(sheet).toContainText(balance.part.loanDebt)
  await expect(page.getByRole('region', { name: history.statement.title })).toBeVisible()
})
