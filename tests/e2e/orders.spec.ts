import { openPosition } from '../support/invite.ts'
import { english } from '../support/texts.ts'
import { setPrice, tradeBitcoin } from '../support/trade.ts'
import { scrollToOwnTrades } from './support/own-trades.ts'
import { expect, test } from './support/test.ts'

const { ticket } = english.orders

test('the message about a position leaves the way to the next order free', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await openPosition(stage, person, 'demo', { stopLossPrice: 51_500 })
  await page.goto(instrument.path)
  const dock = page.getByRole('region', { name: ticket.title })
  await expect(dock.getByRole('button').first()).toBeVisible()
  // The page asks for own trades once the user comes near them.
  await scrollToOwnTrades(page)
  await setPrice(stage, 'BTC', 51_000)
  await expect(page.getByText(/BTC.* was closed automatically/)).toBeVisible()
  const buttons = await dock.getByRole('button').all()
  expect(buttons).toHaveLength(2)
  for (const button of buttons) await button.click({ trial: true, timeout: 3_000 })
})
