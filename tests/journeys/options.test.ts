import { closeMessage } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { availableCents, openTicket, ownTrades, setPrice, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { orders, options } = english

test('an option is won, the next lost and the third tied, each by the clock and for what was shown', {
  tag: '@mobile',
}, async ({ page, device, stage, context }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)

  const outcomes = [
    { price: 52_600, status: 'WON', said: /won: .*\+80\.00/, row: '+80.00' },
    { price: 52_000, status: 'LOST', said: /lost: .*−100\.00/, row: '−100.00' },
    { price: undefined, status: 'TIED', said: /is a tie/, row: '0.00' },
  ] as const
  for (const { price, status, said, row } of outcomes) {
    const ticket = await openTicket(page, device)
    await ticket.getByRole('tab', { name: orders.ticket.fixedTime }).click()
    await ticket.getByLabel(options.ticket.stake).fill('100')
    await expect(ticket.getByRole('row', { name: options.outcome.win })).toContainText('+80.00')
    await expect(ticket.getByText(/55\.56%/)).toBeVisible()
    await ticket.getByRole('button', { name: /Review up/ }).click()
    await page
      .getByRole('dialog', { name: /higher after/ })
      .getByRole('button', { name: /DEMO/ })
      .click()
    const trades = ownTrades(page)
    await expect(trades.getByRole('timer')).toBeVisible()

    if (price !== undefined) await setPrice(stage, 'BTC', price)
    await stage.control('advanceClock', { body: { by: 'PT61S' } })
    await expect(page.getByText(said)).toBeVisible()
    await closeMessage(page)
    const newest = trades.getByRole('row', { name: /BTC/ }).first()
    await expect(newest).toContainText(options.status[status])
    await expect(newest).toContainText(row)
  }
  expect(await availableCents(stage, person)).toBe(10_000_000 + 8_000 - 10_000)
})
