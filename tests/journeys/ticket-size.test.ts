import { english, fill } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { orders } = english
const { sizeIn, levels, scenario, ticket: words } = orders
const units = ['lots', 'units', 'usd', 'risk'] as const

test('a size is given in USD, in units, and by what may be lost at the stop', { tag: '@mobile' }, async ({
  page,
  device,
  stage,
  context,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  const size = ticket.getByLabel(words.size)
  const choose = (unit: (typeof units)[number]) =>
    ticket.getByLabel(sizeIn.label, { exact: true }).selectOption(unit)
  const toReview = (lots: string) => ticket.getByRole('button', { name: new RegExp(`Review long: ${lots}`) })

  await choose('usd')
  await size.fill('2,610')
  await expect(toReview('0\\.05')).toBeVisible()
  await expect(ticket.getByText('2,605.00').first()).toBeVisible()

  await choose('units')
  await expect(size).toHaveValue('0.05')
  await size.fill('0.07009')
  await expect(toReview('0\\.07')).toBeVisible()

  await choose('risk')
  await expect(ticket.getByText(sizeIn.noStop).filter({ visible: true })).toBeVisible()
  await ticket.getByRole('switch', { name: fill(levels.use, { exit: levels.stopLoss }) }).click()
  await ticket.getByLabel(levels.stopLoss, { exact: true }).fill('51000')
  await size.fill('57.6')
  await expect(toReview('0\\.05')).toBeVisible()
  // 0.05 x (52,100 - 51,000) = 55.00, and both fees of 0.05 %: 1.30 of 2,605.00, 1.28 of 2,550.00.
  await expect(ticket.getByRole('row', { name: scenario.stopLoss })).toContainText('−57.58')
  await expectAccessible(page, 'a ticket whose size is given by risk')

  // A size that may still be typed on is not found too small before its field is left.
  await size.fill('0.05')
  await ticket.getByLabel(sizeIn.label, { exact: true }).focus()
  await expect(ticket.getByText(/Too little for the smallest order/)).toBeVisible()
  await expect(ticket.getByRole('button', { name: words.correct.size })).toBeVisible()
})
