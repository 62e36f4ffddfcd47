import type { Device } from '../support/screen.ts'
import { english } from '../support/texts.ts'
import { openTicket, ownTrades, tradeBitcoin } from '../support/trade.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { orders } = english
const { guard } = orders

/** Opens the review of 0.05 lots. */
async function review(page: JourneyPage, device: Device) {
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.05')
  await ticket.getByRole('button', { name: /Review long/ }).click()
  return page.getByRole('dialog').last()
}

test('a market that halts while an order is reviewed is said there, and nothing is sent until it trades again', {
  tag: '@mobile',
}, async ({ page, context, device, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const box = await review(page, device)
  const confirm = box.getByRole('button', { name: /DEMO/ })
  await expect(confirm).toBeEnabled()
  await stage.control('haltMarket', { path: { code: 'BTC' } })
  await expect(box.getByRole('alert')).toHaveText(guard.HALTED)
  await expect(confirm).toBeDisabled()
  expect(JSON.stringify(await stage.control('getJournal'))).not.toContain('openOrder')

  await stage.control('resumeMarket', { path: { code: 'BTC' } })
  await expect(box.getByRole('alert')).toHaveCount(0)
  await confirm.click()
  await expect(ownTrades(page).getByRole('row', { name: /BTC/ })).toContainText('0.05')
  expect(JSON.stringify(await stage.control('getJournal'))).toContain('openOrder')
})

test('an order is not sent on a price of eleven seconds ago, and is once the price was asked for again', {
  tag: '@desktop',
}, async ({ page, context, device, stage, watch }) => {
  watch.allow(/lost: .*getMarketInfo/)
  const { instrument } = await tradeBitcoin(stage, context)
  let isDown = false
  const open = new Set<{ close(): void }>()
  await page.routeWebSocket(/\/swx\//, (socket) => {
    if (isDown) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  await page.route(/getMarketInfo/, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(instrument.path)
  const box = await review(page, device)
  await expect(box.getByRole('button', { name: /DEMO/ })).toBeEnabled()
  isDown = true
  for (const socket of open) socket.close()
  await page.clock.fastForward(11_000)
  await expect(box.getByRole('alert')).toContainText('so we won’t send an order based on it')
  // In the place of the confirmation stands what comes before it.
  const refresh = box.getByRole('button', { name: guard.refresh })
  await expect(refresh).toBeVisible()
  await expect(box.getByRole('button', { name: /DEMO/ })).toHaveCount(1)
  expect(JSON.stringify(await stage.control('getJournal'))).not.toContain('openOrder')

  isDown = false
  await refresh.click()
  await expect(refresh).toHaveCount(0)
  await box.getByRole('button', { name: /DEMO/ }).click()
  await expect(page.getByText(/Opened: .*BTC.* at .*52,100/)).toBeVisible()
})
