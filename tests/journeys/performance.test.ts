import type { Person, Stage } from '../support/stage.ts'
import { english } from '../support/texts.ts'
import { setPrice, type TradedInstrument, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { account, common, history, orders, performance } = english

/** Opens a position at 52,100 and closes it at a price. */
async function trade(stage: Stage, person: Person, { id }: TradedInstrument, closeAt: number) {
  await setPrice(stage, 'BTC', 52_100)
  const { result } = await stage.call('GET', `index/getMarketInfo/${id}`)
  const { termsVersion: acceptedTermsVersion } = result as { termsVersion: string }
  const order = { direction: 'LONG', lots: '0.05', leverage: 2, quotedPrice: 52_100, slippage: '0.001' }
  const body = { marketId: id, ...order, acceptedTermsVersion }
  const opened = await stage.call('POST', 'order/openOrder', body, person.token)
  const { orderNo } = opened.result as { orderNo: string }
  await setPrice(stage, 'BTC', closeAt)
  await stage.call('POST', 'order/closeOrder', { orderNo }, person.token)
  return orderNo
}

const shown = (amount: string) => {
  const [whole = '', decimals] = amount.replace('-', '').split('.')
  return `${amount.startsWith('-') ? '−' : '+'}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

test('profit and loss is the sum of the rows that each figure opens, and its file is its tables', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  await stage.control('advanceClock', { body: { to: '2031-03-11T10:00:00Z' } })
  const { person, instrument } = await tradeBitcoin(stage, context)
  const orderNo = await trade(stage, person, instrument, 53_100)
  await stage.control('advanceClock', { body: { by: 'P1D' } })
  await trade(stage, person, instrument, 51_100)
  const note = '=Sold at the high'
  await stage.call('POST', 'order/setNote', { orderNo, note }, person.token)
  const figures = (await stage.call('GET', 'order/performance', undefined, person.token)).result as {
    result: string
    trades: { averageLoss: string; gained: string }
    byInstrument: { code: string; result: string }[]
  }
  const { result } = figures

  await page.goto('/profile/performance')
  const months = page.getByRole('table', { name: performance.byMonth })
  await expect(months).toContainText(shown(result))
  await expect(page.getByRole('table', { name: performance.byProduct })).toContainText(shown(result))
  await expect(page.getByRole('table', { name: orders.results.byInstrument })).toContainText(shown(result))
  await expect(page.getByText(shown(figures.trades.averageLoss)).first()).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'profit and loss')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: history.export.csv }).click(),
  ])
  const lines = (await file.text()).replace(/^\uFEFF/, '').split('\r\n')
  expect(lines[0]).toContain(common.sandbox.title)
  expect(lines).toContain(`${performance.result},${result}`)
  expect(lines.some((line) => line.startsWith('BTC,2,1,') && line.endsWith(`,${result}`))).toBe(true)

  await page.getByRole('link', { name: shown(figures.trades.averageLoss), exact: true }).click()
  await expect(page).toHaveURL(/figure=LOSSES/)
  const card = page.getByRole('region', { name: performance.rows.title })
  await expect(card.getByRole('table').getByRole('row', { name: /BTC/ })).toHaveCount(1)
  await card.getByRole('button', { name: performance.rows.close }).click()
  await expect(card).toHaveCount(0)

  await page.goto('/profile/performance?figure=GAINS')
  await expect(card).toContainText(note)
  await expect(card).toContainText(shown(figures.trades.gained))
  const [rows] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: history.export.csv }).click(),
  ])
  expect(await rows.text()).toContain(`,${figures.trades.gained},'${note}`)

  await page.getByRole('button', { name: account.profit.asTable }).click()
  await expect(page.getByRole('table', { name: account.overview.equity })).toContainText('100,000.00')
})

test('a note is written on the page of a trade, and kept with it', async ({ page, context, stage }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const orderNo = await trade(stage, person, instrument, 53_100)
  await page.goto(`/profile/orders/detail?no=${orderNo}`)
  await page.getByLabel(orders.note.label).fill('Bought at the low of the morning')
  await page.getByRole('button', { name: orders.note.save }).click()
  await expect(page.getByText(orders.note.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(orders.note.label)).toHaveValue('Bought at the low of the morning')
})

test('a new real account is told what will be here, and the next step', async ({ page, context, stage }) => {
  const person = await stage.register()
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/performance')
  await expect(page.getByText(account.sources.empty)).toBeVisible()
  await expect(page.getByRole('link', { name: common.page.deposit }).last()).toBeVisible()
})
