import { english, fill } from '../support/texts.ts'
import { availableCents, openTicket, ownTrades, setPrice, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { orders } = english

test('a position is opened as reviewed, its stops are changed, and its take profit closes it by itself', async ({
  page,
  device,
  stage,
  context,
}) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.05')
  await ticket.getByLabel(orders.ticket.leverage, { exact: true }).selectOption('2')
  await expect(ticket.getByText('1,302.50').first()).toBeVisible()
  await expect(ticket.getByRole('row', { name: orders.scenario.stopOut })).toContainText('39,075.00')
  await ticket.getByRole('button', { name: /Review long/ }).click()
  const review = page.getByRole('dialog').last()
  await expect(review.getByText(orders.review.worstCase)).toBeVisible()
  await review.getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/Opened: .*BTC.* at .*52,100/)).toBeVisible()
  expect(await availableCents(stage, person)).toBe(10_000_000 - 130_250 - 130)

  const trades = ownTrades(page)
  await trades.getByRole('button', { name: fill(orders.position.modifyLabel, { code: 'BTC' }) }).click()
  const stops = page.getByRole('dialog')
  await stops
    .getByRole('switch', { name: fill(orders.levels.use, { exit: orders.levels.takeProfit }) })
    .click()
  await stops.getByLabel(orders.levels.takeProfit, { exact: true }).fill('52000')
  await stops.getByRole('button', { name: orders.modify.submit }).click()
  await expect(stops.getByText(/Enter a price above/)).toBeVisible()
  await stops.getByLabel(orders.levels.takeProfit, { exact: true }).fill('53000')
  await stops.getByRole('button', { name: orders.modify.submit }).click()
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('53,000')

  await setPrice(stage, 'BTC', 52_600)
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('+25.00')
  await setPrice(stage, 'BTC', 53_000)
  await expect(page.getByText(/BTC.* was closed automatically \(take profit\): net .*\+42\.3/)).toBeVisible()
  await trades.getByRole('tab', { name: orders.records.closed }).click()
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText(orders.reason.TP)
})

test('a position is closed by hand for what was shown, and its page tells its history', {
  tag: '@desktop',
}, async ({ page, stage, context }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  const { result } = await stage.call('GET', `index/getMarketInfo/${instrument.id}`)
  const { termsVersion } = result as { termsVersion: string }
  await stage.call(
    'POST',
    'order/openOrder',
    {
      marketId: instrument.id,
      direction: 'SHORT',
      lots: '0.05',
      leverage: 2,
      quotedPrice: 52_100,
      slippage: '0.001',
      acceptedTermsVersion: termsVersion,
    },
    person.token,
  )
  await setPrice(stage, 'BTC', 50_000)
  await page.goto('/profile/orders')
  await page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('+102.45')).toBeVisible()
  await dialog.getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/Closed .*BTC.*\+102\.45/)).toBeVisible()
  expect(await availableCents(stage, person)).toBe(10_000_000 + 10_245)

  await page.getByRole('tab', { name: orders.records.closed }).click()
  await page.getByRole('row', { name: /BTC/ }).getByRole('link').click()
  await expect(page).toHaveURL(/orders\/detail\?no=LV/)
  // The list stays in sight until the page of the position has loaded, and shows the same result.
  await expect(page.getByText(orders.results.title)).toBeHidden()
  await expect(page.getByRole('main').getByText('+102.45')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: orders.status.CLOSED }),
  ).toBeVisible()
})
