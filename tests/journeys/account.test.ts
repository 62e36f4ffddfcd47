import { richAccount } from '../support/rich-account.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { Locator } from './support/locator.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { account, common } = english

const cents = (text: string) => BigInt(text.replace(/[^\d−-]/g, '').replace('−', '-'))
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const figures = async (rows: Locator, column: number) =>
  (await rows.locator(`td:nth-of-type(${column})`).allInnerTexts()).map(cents)

test('profit and loss is that of the ledger over any days, as a chart and as a table, and equity follows from it', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  // A position that is open moves with the price of the clock.
  await stage.control('freezeClock')
  const person = await richAccount(stage)
  await stage.signIn(context, person, 'real')
  const { entries } = await stage.control('getLedger', { query: { userId: person.id, mode: 'real' } })
  const info = await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  const { profit, equity } = (
    info.result as { accounts: { real: { profit: Record<string, string>; equity: string } } }
  ).accounts.real
  const booked = sum(
    entries
      .flatMap(({ postings }) => postings)
      .filter(({ account: name }) => name.startsWith('pl:'))
      .map(({ amount }) => -cents(amount)),
  )

  await page.goto('/profile')
  const card = page.getByRole('region', { name: account.profit.title })
  await card.getByRole('button', { name: account.profit.range.all, exact: true }).click()
  await expect(page).toHaveURL(/range=all/)
  await expect(card.getByRole('img', { name: / UTC: / })).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'account')

  await card.getByRole('button', { name: account.profit.asTable }).click()
  const rows = card.getByRole('table').locator('tbody').getByRole('row')
  expect(sum(await figures(rows, 1))).toBe(booked + cents(profit.unrealised ?? ''))
  expect((await figures(rows, 2))[0]).toBe(cents(profit.total ?? ''))
  expect((await figures(rows, 3))[0]).toBe(cents(equity))

  for (const range of ['1D', '1W', '1M'] as const) {
    await card.getByRole('button', { name: account.profit.range[range], exact: true }).click()
    await expect(
      card.getByRole('button', { name: account.profit.range[range], exact: true }),
    ).toHaveAttribute('aria-pressed', 'true')
    await settle(page)
    const [opening = 0n, paid = 0n, gained = 0n, closing = 0n] = (
      await card.locator('dl.cost dd').allInnerTexts()
    ).map(cents)
    expect(closing).toBe(cents(equity))
    expect(opening + paid + gained).toBe(closing)
    expect(sum(await figures(rows, 1))).toBe(gained)
  }

  // A link leads back to the days that were looked at.
  await page.goto('/profile?range=custom&from=2020-01-01&to=2020-01-31')
  await expect(page.getByText(account.profit.empty)).toBeVisible()
  await expect(card.getByLabel(common.dates.from)).toHaveValue('2020-01-01')
})

test('the account leads to its balance and back', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  const person = await richAccount(stage)
  await stage.signIn(context, person, 'real')
  await page.goto('/profile')
  await page.getByRole('link', { name: new RegExp(`^${common.page.balance} `) }).click()
  await expect(page).toHaveURL(/\/profile\/balance$/)
  await expect(page.getByRole('region', { name: english.balance.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: account.profit.title })).toBeVisible()
})

test('the demo account shows its own figures without plans, holds and loans, and a visitor the way in', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await page.goto('/profile')
  await expect(page.getByText(account.visitor.title)).toBeVisible()
  await page.goto('/profile/balance')
  await expect(page.getByText(english.balance.visitor, { exact: true })).toBeVisible()
  await expect(page.getByText(english.balance.visitorBody)).toBeVisible()

  const person = await stage.register()
  await stage.signIn(context, person, 'demo')
  const mine = await context.newPage()
  await mine.goto('/profile')
  const head = mine.locator('section', { has: mine.getByRole('heading', { name: account.overview.equity }) })
  await expect(head).toContainText('100,000.00')
  await expect(head).not.toContainText(account.overview.loanDebt)
  await mine.goto('/profile/balance')
  const figuresOf = mine.getByRole('region', { name: english.balance.title })
  await expect(figuresOf).toContainText(english.balance.part.unrealised)
  await expect(figuresOf).not.toContainText(english.balance.part.inSmart)
})
