import { logIn } from '../support/auth.ts'
import { instrumentRows, priceTable } from '../support/price-list.ts'
import { closeMessage } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { openTicket, setPrice } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { market, alerts, common, orders } = english

const star = (code: string) => ({ name: fill(market.watch.label, { code }) })

test('what a visitor watches is on the account after logging in, beside what was there', {
  tag: '@desktop',
}, async ({ page, device, stage }) => {
  const anna = await stage.register()
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const ether = (result as { id: string; code: string }[]).find(({ code }) => code === 'ETH')
  await stage.call('POST', 'user/addWatch', { marketId: ether?.id }, anna.token)

  await page.goto('/market?type=2')
  await priceTable(page).getByRole('button', star('BTC')).click()
  await expect(page.getByText(fill(market.watch.added, { code: 'BTC' }))).toBeVisible()
  await closeMessage(page)
  await page.getByRole('tab', { name: market.watch.title }).click()
  await expect(instrumentRows(page)).toHaveCount(1)

  await instrumentRows(page).first().getByRole('link').click()
  const ticket = await openTicket(page, device)
  await ticket.getByRole('link', { name: orders.trade.logIn }).click()
  await logIn(page, anna.userName, anna.password)
  await expect(page).toHaveURL(/\/cruuency\?code=BTC/)
  await expect(page.getByRole('button', star('BTC'))).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/market?type=watch')
  await expect(instrumentRows(page)).toHaveCount(2)
  await expect(instrumentRows(page).nth(0)).toContainText('ETH')
  await expect(instrumentRows(page).nth(1)).toContainText('BTC')

  await priceTable(page).getByRole('button', star('ETH')).click()
  await page.getByRole('button', { name: market.watch.undo }).click()
  await expect(instrumentRows(page)).toHaveCount(2)
})

test('a price alert is told on another page when the price gets there', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/cruuency?code=BTC&type=2')
  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }) }).click()
  const sheet = page.getByRole('dialog', { name: fill(alerts.title, { code: 'BTC' }) })
  await sheet.getByLabel(alerts.form.level).fill('53000')
  await sheet.getByRole('button', { name: alerts.form.submit }).click()
  await expect(sheet.getByRole('listitem')).toContainText('53,000')
  await sheet.getByRole('button', { name: common.action.close }).click()

  await page.goto('/loan')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await setPrice(stage, 'BTC', 53_010)
  await expect(page.getByText(/BTC has risen to .*53,000/)).toBeVisible()
  // Focus holds the message.
  await page.getByRole('button', { name: alerts.reached.show }).press('Enter')
  await expect(page).toHaveURL(/\/cruuency\?code=BTC/)
})

test('a halted instrument says so in the list and takes no order', { tag: '@mobile' }, async ({
  page,
  stage,
  context,
}) => {
  await stage.signIn(context, await stage.register())
  await stage.control('haltMarket', { path: { code: 'BTC' } })
  await page.goto('/market?type=2&q=BTC')
  await expect(instrumentRows(page).first()).toContainText('BTC')
  await page.goto('/cruuency?code=BTC&type=2')
  await expect(page.getByText(market.session.HALTED, { exact: true }).first()).toBeAttached()
})
