import { english, fill } from '../support/texts.ts'
import { availableCents, openTicket, ownTrades, setPrice, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { orders } = english
const { levels, sizeIn, part, position: words } = orders

test('a size by risk is opened, its stops are moved, half of it is closed, and then all', {
  tag: '@desktop',
}, async ({ page, device, stage, context }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.leverage, { exact: true }).selectOption('2')
  await ticket.getByRole('switch', { name: fill(levels.use, { exit: levels.stopLoss }) }).click()
  await ticket.getByLabel(levels.stopLoss, { exact: true }).fill('51000')
  await ticket.getByLabel(sizeIn.label, { exact: true }).selectOption('risk')
  // 0.10 loses 110.00 and the fees of 2.60 and 2.55: 115.15.
  await ticket.getByLabel(orders.ticket.size).fill('115.15')
  await ticket.getByRole('button', { name: /Review long: 0\.10/ }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/Opened: .*BTC.* at .*52,100/)).toBeVisible()
  // The margin of 2,605.00 and the fee of 2.60.
  expect(await availableCents(stage, person)).toBe(10_000_000 - 260_500 - 260)

  const trades = ownTrades(page)
  await trades.getByRole('button', { name: fill(words.modifyLabel, { code: 'BTC' }) }).click()
  const stops = page.getByRole('dialog')
  await stops.getByLabel(levels.stopLoss, { exact: true }).fill('51500')
  await stops.getByRole('switch', { name: fill(levels.use, { exit: levels.takeProfit }) }).click()
  await stops.getByLabel(levels.takeProfit, { exact: true }).fill('53000')
  // 90.00 less 2.60 and 2.65; 60.00 and 2.60 and 2.58 lost.
  await expect(stops.getByText('+84.75').first()).toBeVisible()
  await expect(stops.getByText('−65.18').first()).toBeVisible()
  await stops.getByRole('button', { name: orders.modify.submit }).click()
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('53,000')

  await setPrice(stage, 'BTC', 52_600)
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('+50.00')
  await trades.getByRole('button', { name: fill(words.closeLabel, { code: 'BTC' }) }).click()
  const closing = page.getByRole('dialog')
  await closing.getByRole('group', { name: part.share }).getByRole('button', { name: '50%' }).click()
  // Half: 25.00 less 1.30 and 1.32 (1.315, a tie to even); the margin of 1,302.50 stays.
  await expect(closing.getByText('+22.38')).toBeVisible()
  await expect(closing.getByText(/stay open with a margin of .*1,302\.50 USD/)).toBeVisible()
  await expectAccessible(page, 'the review of a partial close')
  await closing.getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/lots stay open/).first()).toBeVisible()
  await expect(closing).toBeHidden()
  await expect(trades.getByRole('row', { name: /BTC/ })).toContainText('0.05')
  // 1,302.50 and 25.00 less 1.32 are back.
  expect(await availableCents(stage, person)).toBe(10_000_000 - 260_760 + 132_618)

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
      quotedPrice: 52_600,
      slippage: '0.001',
      acceptedTermsVersion: termsVersion,
    },
    person.token,
  )
  await page.reload()
  const again = ownTrades(page)
  await again.getByRole('button', { name: words.closeAll, exact: true }).click()
  const all = page.getByRole('dialog')
  await expect(all.getByRole('listitem')).toHaveCount(2)
  // 22.39 of the rest (fee 1.31) or 22.38, and 2.63 lost in fees of the short.
  await expect(all.getByText(orders.close.net)).toBeVisible()
  await expectAccessible(page, 'the review of closing all')
  await all.getByRole('button', { name: /DEMO/ }).click()
  await expect(all.getByText(/Closed at .*52,600/)).toHaveCount(2)
  await all.getByRole('button', { name: orders.all.leave }).click()
  await expect(again.getByText(words.empty)).toBeVisible()
  const { result: user } = await stage.call('POST', 'user/getUserInfo', {}, person.token)
  expect(user).toMatchObject({ accounts: { demo: { inMargin: '0.00' } } })
})

// The ticket of a phone is in a sheet behind a button.
test('a position is opened by keyboard alone', { tag: '@desktop' }, async ({
  page,
  device,
  stage,
  context,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  const size = ticket.getByLabel(orders.ticket.size)
  await expect(size).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: orders.keys.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(ticket.getByRole('button', { name: orders.direction.SHORT, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('0')
  await page.keyboard.type('.05')
  await expect(size).toHaveValue('0.05')
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog')
  await expect(review).toContainText(/Open short: .*0\.05.*BTC/)
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: /DEMO/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Opened: .*Short.*BTC/)).toBeVisible()
})
