import type { Person, Stage } from '../support/stage.ts'
import { english, fill } from '../support/texts.ts'
import { setPrice, type TradedInstrument, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { orders } = english
const { results } = orders

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
}

test('closed positions are told as a trader asks for them, and each figure leads to its rows', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  await stage.control('advanceClock', { body: { to: '2031-03-11T10:00:00Z' } })
  const { person, instrument } = await tradeBitcoin(stage, context)
  await trade(stage, person, instrument, 53_100)
  await trade(stage, person, instrument, 52_600)
  await stage.control('advanceClock', { body: { by: 'P1D' } })
  await trade(stage, person, instrument, 51_100)
  const { result } = await stage.call('GET', 'order/listOrder?status=CLOSED', undefined, person.token)
  const { list } = result as { list: { profit: string }[] }
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const [loss = 0, ...gains] = list.map(({ profit }) => cents(profit))
  const figure = (value: number) =>
    `${value < 0 ? '−' : '+'}${(Math.abs(value) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
  const total = gains.reduce((sum, gain) => sum + gain, loss)

  await page.goto('/profile/orders?tab=closed')
  const card = page.getByRole('region', { name: orders.records.label })
  const rows = card.getByRole('table', { name: orders.closedList.label }).getByRole('row', { name: /BTC/ })
  await expect(page.getByText(fill(results.winRate, { won: 2, count: 3 }))).toBeVisible()
  await expect(page.getByText('66.7%')).toBeVisible()
  await expect(page.getByText(figure(total)).first()).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'the results of trading')
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: fill(results.lost_one, { count: 1 }) }).click()
  await expect(page).toHaveURL(/outcome=lost/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(figure(loss))

  const firstDay = page.getByRole('button', { name: /11 Mar 2031.*2 positions/ })
  await firstDay.click()
  await expect(firstDay).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await card.getByRole('button', { name: results.showAll }).click()
  await expect(rows).toHaveCount(3)
})
