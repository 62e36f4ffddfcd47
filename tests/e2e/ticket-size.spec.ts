import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'
import { english, fill } from './support/texts.ts'
import { openTicket, tradeBitcoin } from './support/trade.ts'

const { orders } = english
const { sizeIn, levels, scenario, ticket: words } = orders

test('a size is given in USD, in units, and by what may be lost at the stop', { tag: '@mobile' }, async ({
  page,
  device,
  stage,
  context,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  const lots = ticket.getByLabel(words.size)
  const choose = (unit: keyof typeof sizeIn.unit) =>
    ticket.getByRole('group', { name: sizeIn.label }).getByRole('button', { name: sizeIn.unit[unit] }).click()

  await choose('usd')
  await ticket.getByLabel(sizeIn.amount.usd, { exact: true }).fill('2,610')
  await expect(lots).toHaveValue('0.0500')
  await expect(ticket.getByText(/0\.05.* units, worth .*2,605\.00 USD/)).toBeVisible()

  await choose('units')
  await ticket.getByLabel(sizeIn.amount.units, { exact: true }).fill('0.07009')
  await expect(lots).toHaveValue('0.0700')

  await choose('risk')
  await expect(ticket.getByText(sizeIn.noStop)).toBeVisible()
  await ticket.getByRole('switch', { name: fill(levels.use, { exit: levels.stopLoss }) }).click()
  await ticket.getByLabel(levels.stopLoss, { exact: true }).fill('51000')
  await ticket.getByLabel(sizeIn.amount.risk, { exact: true }).fill('57.6')
  await expect(lots).toHaveValue('0.0500')
  // 0.05 x (52,100 - 51,000) = 55.00, and both fees of 0.05 %: 1.30 of 2,605.00, 1.28 of 2,550.00.
  await expect(ticket.getByRole('row', { name: scenario.stopLoss })).toContainText('−57.58')
  await expectAccessible(page, 'a ticket whose size is given by risk')
  expect(await elementsPastTheEdge(page)).toEqual([])

  await ticket.getByLabel(sizeIn.amount.risk, { exact: true }).fill('0.05')
  await expect(ticket.getByText(/Too little for the smallest order/)).toBeVisible()
  await expect(lots, 'the size stays as it was').toHaveValue('0.0500')
})
