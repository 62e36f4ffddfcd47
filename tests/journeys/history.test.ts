import { openPosition } from '../support/invite.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { history, common } = english

test('the exported history is the ledger to the cent, and the statement prints the same sums', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  // A midnight on the way would close one day more.
  await stage.control('freezeClock')
  const person = await stage.registerFunded('12345.67')
  await stage.signIn(context, person, 'real')
  const terms = { productId: 'p-crypto-30', days: 7, amount: '1234.56' }
  const offered = await stage.call(
    'GET',
    'index/listSmartProduct?pageSize=100',
    undefined,
    person.token,
    'real',
  )
  const { list } = offered.result as { list: { id: string; termsVersion: string }[] }
  const acceptedTermsVersion = list.find(({ id }) => id === terms.productId)?.termsVersion
  await stage.call('POST', 'order/buySmart', { ...terms, acceptedTermsVersion }, person.token, 'real')
  // A session ends after 30 days without a call.
  await stage.control('advanceClock', { body: { by: 'P29D' } })
  await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  await stage.control('advanceClock', { body: { by: 'P29D' } })

  const { entries } = await stage.control('getLedger', {
    query: { userId: person.id, mode: 'real', order: 'newest' },
  })
  const booked = entries.flatMap(({ kind, postings }) =>
    postings
      .filter(({ account }) => account === `user:${person.id}:cash`)
      .map(({ amount }) => [kind, amount]),
  )

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/profile/transactions')
  await expect(page.getByText(fill(history.list.rows_other, { count: booked.length }))).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'history')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: history.export.csv }).click(),
  ])
  const text = await download.text()
  const [label, , ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(label).toContain(common.sandbox.title)
  const exported = lines.map((line) => line.split(','))
  const kinds = history.kind as Record<string, string>
  expect(exported.map(([, kind, , amount]) => [kind, amount])).toEqual(
    booked.map(([kind = '', amount]) => [kinds[kind], amount]),
  )
  const info = await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  const { accounts } = info.result as { accounts: { real: { available: string } } }
  expect(exported[0]?.[4]).toBe(accounts.real.available)

  await page.getByRole('button', { name: history.export.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const statement = page.getByRole('region', { name: history.statement.title })
  await expect(statement).toBeVisible()
  await expect(statement.locator('.final')).toHaveText(
    new RegExp(accounts.real.available.replace(/\B(?=(\d{3})+\.)/, ',')),
  )
  await expect(statement.getByRole('row')).toHaveCount(booked.length + 1)

  await page.getByLabel(history.filter.kind).selectOption('SMART_MATURITY')
  await expect(page).toHaveURL(/kind=SMART_MATURITY/)
  await expect(page.getByText(fill(history.list.rows_one, { count: 1 }), { exact: true })).toBeVisible()
})

test('a transaction names its instrument and leads to its position', async ({ page, context, stage }) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  const orderNo = await openPosition(stage, person, 'demo', { direction: 'SHORT' })
  await page.goto('/profile/transactions')
  const row = page
    .getByRole('row')
    .filter({ hasText: fill(history.traded.ORDER_OPEN.SHORT, { code: 'BTC' }) })
  await expect(row).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`no=${orderNo}`))
})
