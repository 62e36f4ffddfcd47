import { closeMessage } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { account, cockpit, common, orders, plans, sandbox } = english

test('a user finds equity, positions with a way to close, and what comes next at home', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.registerFunded('5000.00')
  const { result } = await stage.call('GET', 'index/getMarketInfo/54')
  const order = {
    marketId: '54',
    direction: 'LONG',
    lots: '0.03',
    leverage: 2,
    quotedPrice: (result as { price: number }).price,
    slippage: '0.001',
    acceptedTermsVersion: '2026-01',
  }
  expect((await stage.call('POST', 'order/openOrder', order, anna.token, 'real')).code).toMatch(/^200/)
  const plan = { productId: 'p-forex-15', days: 7, amount: '500.00', acceptedTermsVersion: '2026-01' }
  expect((await stage.call('POST', 'order/buySmart', plan, anna.token, 'real')).code).toMatch(/^200/)
  await stage.signIn(context, anna, 'real')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: common.page.home })).toBeAttached()
  await expect(page.getByRole('heading', { name: account.overview.equity })).toBeVisible()
  await expect(page.getByRole('link', { name: cockpit.next.stop.action })).toBeVisible()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const shownInOrder = [
    cockpit.needs.title,
    account.overview.equity,
    cockpit.positions.title,
    sandbox.guide.title,
  ]
  expect(headings.filter((text) => shownInOrder.includes(text))).toEqual(shownInOrder)
  await expect(page.getByText(cockpit.credits.expected)).toBeVisible()
  await expect(page.getByText(/day 1 of 7/)).toBeVisible()
  await page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: /REAL/ }).click()
  await expect(page.getByText(orders.position.empty)).toBeVisible()
  await closeMessage(page)
})

test('the guided demo leads on from where the user is, and stays closed until it is asked for', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/')
  const demo = page.getByRole('region', { name: sandbox.guide.title })
  await expect(demo.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await demo.getByRole('button', { name: sandbox.guide.close }).click()
  await expect(demo).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(demo).toHaveCount(0)
  await page.getByRole('button', { name: sandbox.guide.open }).click()
  await expect(demo).toBeVisible()
})

test('the guided demo is done step by step: from a position in DEMO to the first payment of a plan', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  const demo = page.getByRole('region', { name: sandbox.guide.title })
  const current = demo.locator('[aria-current="step"]')

  await page.goto('/')
  await expect(current).toContainText(sandbox.guide.position.title)
  await expect(demo.getByRole('link', { name: sandbox.guide.position.action })).toHaveAttribute(
    'href',
    /\/market/,
  )
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.01')
  await ticket.getByRole('button', { name: /Review long/ }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/Opened: .*BTC/)).toBeVisible()

  await page.goto('/')
  await expect(current).toContainText(sandbox.guide.plan.title)
  await current.getByRole('button', { name: sandbox.guide.toReal }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await current.getByRole('button', { name: /1,000\.00\sUSD/ }).click()
  await current.getByRole('link', { name: sandbox.guide.plan.action }).click()
  await expect(page).toHaveURL('/trading')
  const choose = fill(plans.plans.chooseOf, { plan: 'Smart crypto 30', term: '7 days' })
  await page.getByRole('button', { name: choose.replace(/<\/?\d+>/g, '') }).click()
  const order =
    device === 'mobile'
      ? page.getByRole('dialog', { name: 'Smart crypto 30' })
      : page.getByRole('complementary')
  await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('1000')
  await order.getByRole('button', { name: /Review plan/ }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /Buy for/ })
    .click()
  await expect(page.getByText(/Plan bought\./).first()).toBeVisible()

  await page.goto('/')
  // With money in the real account the steps are one line.
  await demo.getByRole('button', { name: sandbox.guide.unfold }).click()
  await expect(current).toContainText(sandbox.guide.clock.title)
  await current.getByRole('button', { name: sandbox.guide.clock.action }).click()
  await expect(demo.getByText(sandbox.guide.finished)).toBeVisible()
  await demo.getByRole('button', { name: sandbox.guide.close }).last().click()
  await page.reload()
  await expect(page.getByRole('heading', { name: account.overview.equity })).toBeVisible()
  await expect(demo).toHaveCount(0)
})

test('the eye hides the amounts at home on this device, and a dialog still shows what it is about', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.registerFunded('5000.00')
  await stage.signIn(context, anna, 'real')
  await page.goto('/')
  const equity = page.locator('section', {
    has: page.getByRole('heading', { name: account.overview.equity }),
  })
  await expect(equity).toContainText('5,000.00')
  await page.getByRole('button', { name: common.amounts.hide }).click()
  await expect(page.getByRole('main')).not.toContainText('5,000.00')
  await expect(equity.getByText(common.amounts.hidden).first()).toBeAttached()
  await page.reload()
  await expect(equity.getByText(common.amounts.hidden).first()).toBeAttached()
  await expect(page.getByRole('main')).not.toContainText('5,000.00')
  await page.getByRole('button', { name: common.amounts.hide }).click()
  await expect(equity).toContainText('5,000.00')
})

test('a click on the log-in page logs in as a sample user', { tag: '@mobile' }, async ({ page, stage }) => {
  await stage.register({ userName: 'newuser', email: 'newuser@example.com', password: 'Sandbox1' })
  await page.goto('/pass/login')
  await page.getByRole('button', { name: sandbox.users.newuser }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('newuser', { exact: true }).first()).toBeVisible()
})

test('without sample users the log-in page offers none', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/pass/login')
  await expect(page.getByRole('button', { name: english.auth.login.submit, exact: true })).toBeVisible()
  await expect(page.getByText(sandbox.users.title)).toHaveCount(0)
})
