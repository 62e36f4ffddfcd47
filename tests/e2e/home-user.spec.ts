import { closeMessage } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { english, fill } from './support/texts.ts'

const { account, cockpit, common, orders, sandbox } = english

test('a user finds equity, positions with a way to close, and what comes next at home', async ({
  page,
  context,
  stage,
}) => {
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
  await expect(page.getByText(cockpit.waiting.empty)).toBeVisible()
  await expect(page.getByText(cockpit.credits.expected)).toBeVisible()
  await expect(page.getByText(/day 1 of 7/)).toBeVisible()
  await page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: /REAL/ }).click()
  await expect(page.getByText(orders.position.empty)).toBeVisible()
  await closeMessage(page)
})

test('the guided demo leads on from where the user is, and stays closed until it is asked for', async ({
  page,
}) => {
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

test('a click on the log-in page logs in as a sample user', async ({ page, stage }) => {
  await stage.register({ userName: 'newuser', email: 'newuser@example.com', password: 'Sandbox1' })
  await page.goto('/pass/login')
  await page.getByRole('button', { name: sandbox.users.newuser }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('newuser', { exact: true }).first()).toBeVisible()
})

test('without sample users the log-in page offers none', async ({ page }) => {
  await page.goto('/pass/login')
  await expect(page.getByRole('button', { name: english.auth.login.submit, exact: true })).toBeVisible()
  await expect(page.getByText(sandbox.users.title)).toHaveCount(0)
})
