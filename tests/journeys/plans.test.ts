import type { Stage } from '../support/stage.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { plans, money, common } = english
const words = (text: string, values: Record<string, string | number>) =>
  fill(text, values).replace(/<\/?\d+>/g, '')

/** Buys a plan without the page; answers its product's name. */
async function buyByApi(stage: Stage, token: string, productId: string, amount: string): Promise<string> {
  const offered = await stage.call('GET', 'index/listSmartProduct?pageSize=100', undefined, token, 'real')
  const { list } = offered.result as {
    list: { id: string; name: string; cycles: { days: number }[]; termsVersion: string }[]
  }
  const product = list.find(({ id }) => id === productId)
  const wish = {
    productId,
    days: product?.cycles[0]?.days,
    amount,
    acceptedTermsVersion: product?.termsVersion,
  }
  const bought = await stage.call('POST', 'order/buySmart', wish, token, 'real')
  expect(bought.code).toBe('20004')
  return product?.name ?? ''
}

test('buys a plan, sees its credits, leaves another early, and both end as they were shown', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  // A midnight on the way would close one day more.
  await stage.control('freezeClock')
  const person = await stage.registerFunded('20000.00')
  await stage.signIn(context, person, 'real')
  const other = await buyByApi(stage, person.token, 'p-forex-15', '2000.00')
  const advance = (by: string) => stage.control('advanceClock', { body: { by } })

  await page.goto('/trading')
  const plan = 'Smart crypto 30'
  const choose = page.getByRole('button', { name: words(plans.plans.chooseOf, { plan, term: '7 days' }) })
  await choose.click()
  const order =
    device === 'mobile' ? page.getByRole('dialog', { name: plan }) : page.getByRole('complementary')
  await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('1,234.56')
  await expect(order).toContainText(/\+4\.69\s*USD/)
  await expect(order).toContainText(/\+32\.83\s*USD/)
  await expectAccessible(page, 'the order of a plan')
  await order.getByRole('button', { name: /Review plan of 1,234\.56 USD/ }).click()

  const question = page.getByRole('dialog', { name: words(plans.confirm.title, { plan }) })
  await expect(question).toContainText(money.risk.plan)
  await expect(question).toContainText(/138\.70%/)
  await expect(question).toContainText(/1,267\.39\s*USD/)
  await expectAccessible(page, 'the question before buying')
  await question.getByRole('button', { name: /Buy for/ }).click()
  await expect(page.getByText(new RegExp(words(plans.confirm.done, { date: '' }).slice(0, 30)))).toBeVisible()

  await advance('P3D')
  await page.goto('/trading?tab=mine')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row(plan)).toContainText(words(plans.mine.progress, { done: 2, days: 7 }))
  await expect(row(plan)).toContainText('+9.38')

  await page.getByRole('button', { name: words(plans.mine.closeEarlyOf, { plan: other }) }).click()
  const leaving = page.getByRole('dialog', { name: words(plans.earlyClose.title, { plan: other }) })
  await expect(leaving).toContainText(/−100\.00\s*USD/)
  await expect(leaving).toContainText(/1,900\.00\s*USD/)
  await expect(leaving).toContainText(/\+12\.00\s*USD/)
  await expect(leaving).toContainText(/−88\.00\s*USD/)
  await expectAccessible(page, 'the question before leaving')
  await leaving.getByRole('button', { name: new RegExp(plans.earlyClose.next) }).click()
  await leaving.getByRole('button', { name: /1,900\.00 USD/ }).click()
  await expect(page.getByText(/You closed the plan/)).toBeVisible()

  await advance('P7D')
  await page.goto('/trading?tab=history')
  await expect(row(other)).toContainText(plans.status.EARLY_EXIT)
  await expect(row(other)).toContainText('−88.00')
  await expect(row(plan)).toContainText(plans.status.COMPLETED)
  await expect(row(plan)).toContainText('+32.83')

  await row(plan)
    .getByRole('link', { name: words(plans.mine.detailsOf, { plan }) })
    .click()
  await expect(page.getByRole('table', { name: plans.detail.calendar }).getByText('+4.69')).toHaveCount(7)
  for (const status of ['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED'] as const)
    await expect(page.getByRole('main').getByText(plans.status[status], { exact: true }).last()).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a plan')
})

test('the demo account is refused a plan and led to the real one, and a lock says what still works', {
  tag: '@desktop',
}, async ({ page, context, stage, device }) => {
  const person = await stage.registerFunded('20000.00')
  await stage.signIn(context, person)
  await page.goto('/trading?plan=p-crypto-30&days=30')
  const order =
    device === 'mobile'
      ? page.getByRole('dialog', { name: 'Smart crypto 30' })
      : page.getByRole('complementary')
  await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('500')
  await order.getByRole('button', { name: plans.demo.button }).click()
  const switchDialog = page.getByRole('dialog', { name: common.mode.real.question })
  await expect(switchDialog).toContainText(english.errors.demoCannotUse)
  await switchDialog.getByRole('button', { name: new RegExp(common.mode.real.confirm) }).click()

  await stage.control('switchUser', {
    path: { userId: person.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await order.getByRole('button', { name: /REAL.*Review plan/ }).click()
  const question = page.getByRole('dialog', {
    name: words(plans.confirm.title, { plan: 'Smart crypto 30' }),
  })
  await question.getByRole('button', { name: /Buy for/ }).click()
  const locked = page.getByRole('dialog', { name: money.lock.title })
  await expect(locked).toContainText(money.lock.works.closing)
  await expectAccessible(page, 'the lock')
})
