import { english } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { market, orders } = english

test('while an instrument is halted its ticket takes no order and says why, and does again when trading resumes', async ({
  page,
  context,
  device,
  stage,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  const button = ticket.getByRole('button', { name: /Review long/ })
  await expect(button).toBeVisible()
  await stage.control('haltMarket', { path: { code: 'BTC' } })
  await expect(ticket.getByText(orders.trade.HALTED)).toBeVisible()
  await expect(button).toHaveCount(0)
  await expect(page.getByText(market.session.HALTED, { exact: true }).first()).toBeAttached()

  await stage.control('resumeMarket', { path: { code: 'BTC' } })
  await expect(button).toBeVisible()
  await expect(ticket.getByText(orders.trade.HALTED)).toHaveCount(0)
})
