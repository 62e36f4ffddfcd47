import { countOf, loseAnswer, loseOrder, sendingDialog } from '../support/lost-answer.ts'
import { english, fill, plain, textsOf } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const { plans } = english

test('a plan is bought once over a reload, and one that was left is told by another tab', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  await stage.control('freezeClock')
  const person = await stage.registerFunded('20000.00')
  await stage.signIn(context, person, 'real')
  const name = 'Smart crypto 30'
  await page.goto('/trading?plan=p-crypto-30&days=7')
  const order = device === 'mobile' ? page.getByRole('dialog', { name }) : page.getByRole('complementary')
  await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('1000')
  await order.getByRole('button', { name: /Review plan/ }).click()
  await loseAnswer(stage, 'buySmart')
  const review = page.getByRole('dialog', { name: plain(fill(plans.confirm.title, { plan: name })) })
  await review.getByRole('button', { name: /Buy for/ }).click()
  await expect(sendingDialog(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Plan .*1,000\.00.*\sUSD: Plan bought/)).toBeVisible()
  expect(await countOf(stage, person.token, 'order/listSmartOrder', 'real')).toBe(1)

  await page.goto('/trading?tab=mine')
  await page.getByRole('button', { name: plain(fill(plans.mine.closeEarlyOf, { plan: name })) }).click()
  const exit = page.getByRole('dialog', { name: plain(fill(plans.earlyClose.title, { plan: name })) })
  await exit.getByRole('button', { name: new RegExp(plans.earlyClose.next) }).click()
  await loseAnswer(stage, 'exitSmart')
  await exit.getByRole('button', { name: /1,000\.00 USD/ }).click()
  await expect(sendingDialog(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/')
  await page.close()
  await expect(
    tab.getByText(/Close plan .* early: Plan closed, .*1,000\.00.*\sUSD added to your balance/),
  ).toBeVisible()
})

test('while it is being found out nothing is cut off on a narrow phone', { tag: '@mobile' }, async ({
  page,
  stage,
  context,
  watch,
}) => {
  watch.allow(/openOrder|settleAttempt|ERR_CONNECTION/)
  await page.setViewportSize({ width: 320, height: 700 })
  const { instrument } = await tradeBitcoin(stage, context)
  await context.addInitScript(() => localStorage.setItem('lang', 'de'))
  const { uncertain } = textsOf('de').money
  const question = await loseOrder(page, instrument.path)
  await expect(question).toContainText(uncertain.body)
  await expectAccessible(page, 'an order that is being found out')
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const cut = await question.evaluate((box) =>
    [...box.querySelectorAll('button, a, dd, dt, p, h2')]
      .filter((part) => part.getBoundingClientRect().right > box.getBoundingClientRect().right)
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
})
