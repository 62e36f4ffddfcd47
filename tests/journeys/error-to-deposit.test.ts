import { newestDeposit } from '../support/deposit.ts'
import { sample } from '../support/pictures.ts'
import { english, fill, plain } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { orders, errors, money, deposit, images } = english

test('who has too little for an order is led to a deposit, and places the same order once it is credited', {
  tag: '@mobile',
}, async ({ page, device, context, stage }) => {
  await stage.control('freezeClock')
  const { person, instrument } = await tradeBitcoin(stage, context, 'real')
  await page.goto(instrument.path)

  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.05')
  await ticket.getByLabel(orders.ticket.leverage, { exact: true }).selectOption('2')
  await expect(ticket.getByText('1,302.50').first()).toBeVisible()
  const error = ticket.getByText(/You need .*1,303\.80.* USD; .*0\.00.* USD is available/)
  await expect(error).toBeVisible()
  await ticket.getByRole('button', { name: /Review long/ }).click()
  await expect(ticket.getByLabel(orders.ticket.size)).toBeFocused()
  await expectAccessible(page, 'an order that the balance does not cover')
  await error.getByRole('link', { name: money.step.deposit }).click()

  await expect(page).toHaveURL(/\/profile\/deposit$/)
  await page.getByRole('radio', { name: /BTC/ }).check()
  await page.getByRole('textbox', { name: deposit.form.amount }).fill('0.05')
  await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1099')
  await page.getByLabel(deposit.form.proof).setInputFiles(sample('transfer-proof.png'))
  await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
  await page
    .getByRole('button', { name: plain(fill(deposit.summary.submit, { amount: '0.05', currency: 'BTC' })) })
    .click()
  await expect(page.getByText(errors.rechargeSubmitted)).toBeVisible()
  await stage.control('decideRecharge', {
    path: { no: await newestDeposit(stage, person), action: 'approve' },
  })

  // The way back leads to where the error was met: what was filled in and asked is still there.
  await page.goBack()
  await expect(page).toHaveURL(/\/cruuency\?/)
  await expect(ticket).toContainText(/Available \S*2,605\.00/)
  await expect(error).toHaveCount(0)
  await ticket.getByRole('button', { name: /Review long/ }).click()
  // The ticket of a phone is a dialog, too, and shows the same sum.
  await expect(page.getByRole('dialog')).toHaveCount(2)
  const review = page.getByRole('dialog').last()
  await expect(review).toContainText(/1,303\.80/)
  await review.getByRole('button', { name: /REAL/ }).click()
  await expect(page.getByText(/Opened: .*BTC.* at .*52,100/)).toBeVisible()
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  expect(result).toMatchObject({ accounts: { real: { available: '1301.20', inMargin: '1302.50' } } })
})
