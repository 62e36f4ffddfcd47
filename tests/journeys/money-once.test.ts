import { countOf, loseAnswer, loseOrder, sendingDialog } from '../support/lost-answer.ts'
import { sample } from '../support/pictures.ts'
import { english, fill, plain, textsOf } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { orders, options, deposit, images, money } = english
const { attempt } = money
/** So long an answer is waited for, in milliseconds. */
const answerDeadline = 91_000

test('a position whose answer is lost is found out, and one that is closed is told on after going back', {
  tag: '@mobile',
}, async ({ page, device, stage, context }) => {
  const { person, instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.05')
  await loseAnswer(stage, 'openOrder')
  await ticket.getByRole('button', { name: /Review long/ }).click()
  const review = page.getByRole('dialog', { name: /Open long/ })
  await review.getByRole('button', { name: /DEMO/ }).click()
  await expect(sendingDialog(page)).toBeVisible()
  await expectAccessible(page, 'an order on its way')
  await page.clock.fastForward(answerDeadline)
  const found = page.getByRole('dialog', { name: /Opened at .*52,100\.00/ })
  await expect(found).toContainText(/LV\d+/)
  await expectAccessible(page, 'an order that was found out')
  await found.getByRole('button', { name: attempt.done }).click()
  await expect(found).toHaveCount(0)
  expect(await countOf(stage, person.token, 'order/listOrder?status=OPEN')).toBe(1)

  await page.goto('/profile/orders')
  await loseAnswer(stage, 'closeOrder')
  const close = page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) })
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: /DEMO/ }).click()
  await expect(sendingDialog(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile\/orders$/)
  await expect(close).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(/\/profile\/orders$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await close.click()
  await expect(sendingDialog(page)).toBeVisible()
  await page.getByRole('button', { name: attempt.leave }).click()
  await page.clock.fastForward(answerDeadline)
  await expect(page.getByText(/Close Long .*0\.05.*: Closed at .*52,100\.00/)).toBeVisible()
  expect(await countOf(stage, person.token, 'order/listOrder?status=CLOSED')).toBe(1)
})

test('an option that never arrived is said so only when it cannot any more, and is bought once when reviewed again', {
  tag: '@desktop',
}, async ({ page, device, stage, context, watch }) => {
  watch.allow(/buyOptions|ERR_CONNECTION/)
  const { person, instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByRole('tab', { name: orders.ticket.fixedTime }).click()
  await ticket.getByLabel(options.ticket.stake).fill('100')
  await ticket.getByRole('button', { name: /Review up/ }).click()
  await page.route('**/order/buyOptions', (route) => route.abort('connectionreset'))
  const review = page.getByRole('dialog', { name: /higher after/ })
  await review.getByRole('button', { name: /DEMO/ }).click()
  const not = page.getByRole('dialog', { name: attempt.notPlaced })
  await expect(not).toContainText(attempt.cancelled)
  await expectAccessible(page, 'an order that was cancelled')
  expect(await countOf(stage, person.token, 'order/listOptionsOrder')).toBe(0)
  await page.unroute('**/order/buyOptions')
  await not.getByRole('button', { name: attempt.again }).click()
  await review.getByRole('button', { name: /DEMO/ }).click()
  await expect(review).toHaveCount(0)
  expect(await countOf(stage, person.token, 'order/listOptionsOrder')).toBe(1)
})

test('a deposit whose answer is lost is reported once, and its dialog can be left at once', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const person = await stage.register()
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/deposit')
  await page.getByRole('textbox', { name: deposit.form.amount }).fill('150')
  await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1098')
  await page.getByLabel(deposit.form.proof).setInputFiles(sample('transfer-proof.png'))
  await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
  await loseAnswer(stage, 'recharge')
  const report = page.getByRole('button', {
    name: plain(fill(deposit.summary.submit, { amount: '150', currency: 'USDT' })),
  })
  await report.click()
  await expect(sendingDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(report).toBeFocused()
  await report.click()
  await expect(sendingDialog(page)).toBeVisible()
  await page.clock.fastForward(answerDeadline)
  const found = page.getByRole('dialog', { name: attempt.result.recharge })
  await expect(found).toContainText(/RC\d+|\d{10,}/)
  await found.getByRole('button', { name: attempt.done }).click()
  expect(await countOf(stage, person.token, 'user/listRecharge', 'real')).toBe(1)
})

test('while it is being found out the list is a step away', {
  tag: '@mobile',
}, async ({ page, stage, context, watch }) => {
  watch.allow(/openOrder|settleAttempt|ERR_CONNECTION/)
  const { instrument } = await tradeBitcoin(stage, context)
  await context.addInitScript(() => localStorage.setItem('lang', 'de'))
  const { uncertain } = textsOf('de').money
  const question = await loseOrder(page, instrument.path)
  await expect(question).toContainText(uncertain.body)
  await expectAccessible(page, 'an order that is being found out')
  await question.getByRole('link', { name: uncertain.list }).click()
  await expect(page).toHaveURL(/\/profile\/orders/)
})
