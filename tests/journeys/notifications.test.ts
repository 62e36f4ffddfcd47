import { openPosition } from '../support/invite.ts'
import type { Device } from '../support/screen.ts'
import { english, fill } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { notifications, common } = english
const { text } = notifications

/**
 * What in the top bar says how much is unread: the bell, which is a button on desktop and a link on phones, or "more" on
 * those pages of a phone that have a way back.
 */
function bell(page: JourneyPage, unread: number) {
  const name = unread === 0 ? common.page.notification : fill(common.nav.unread, { number: unread })
  const more = unread === 0 ? common.nav.more : fill(common.nav.moreUnread, { number: unread })
  const bar = page.getByRole('banner')
  return bar
    .getByRole('button', { name, exact: true })
    .or(bar.getByRole('link', { name, exact: true }))
    .or(bar.getByRole('button', { name: more, exact: true }))
}

/** Where the choice of kinds is: beside the list, or in a sheet on phones. */
async function openKinds(page: JourneyPage, device: Device): Promise<void> {
  if (device === 'mobile') await page.getByRole('button', { name: notifications.kinds, exact: true }).click()
}

test('a notification comes while the page is open, leads to its record, and counts as read then', async ({
  page,
  context,
  stage,
  device,
}) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await setPrice(stage, 'BTC', 52_100)
  const orderNo = await openPosition(stage, person, 'demo', { stopLossPrice: 51500 })
  await page.goto('/loan')
  await expect(bell(page, 0)).toBeVisible()
  await setPrice(stage, 'BTC', 51_000)
  await expect(bell(page, 1)).toBeVisible()

  await bell(page, 1).click()
  if (device === 'desktop') {
    // The page that it leads to has a region of the same name.
    const panel = page.locator('#bell-panel')
    await expect(panel.getByText(/BTC.* closed by your stop loss/)).toBeVisible()
    await panel.getByRole('link', { name: notifications.all }).click()
    await expect(panel).toBeHidden()
  }
  await expect(page).toHaveURL('/profile/notification')
  const row = page.getByRole('tabpanel').getByRole('link', { name: /BTC.* closed by your stop loss/ })
  await expect(row).toContainText(/Result after fees: .*−\d/)
  await row.click()
  await expect(page).toHaveURL(`/profile/orders/detail?no=${orderNo}`)
  await expect(bell(page, 0)).toBeVisible()
})

test('a kind that is switched off no longer comes, here and on another device', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
  device,
  browser,
}) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/profile/notification')
  await openKinds(page, device)
  const positions = page.getByRole('switch', { name: notifications.switches.positions.title })
  await expect(positions).toHaveAttribute('aria-checked', 'true')
  await positions.click()
  await expect(positions).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByText(notifications.switches.always)).toHaveCount(4)
  await settle(page)
  await expectAccessible(page, 'the kinds of notifications')

  await openPosition(stage, person, 'demo', { stopLossPrice: 51500 })
  await setPrice(stage, 'BTC', 51_000)
  await stage.control('switchUser', {
    path: { userId: person.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await page.reload()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(text.payment.locked.title)
  // The one action of the bar, until there is nothing left to read.
  await page.getByRole('banner').getByRole('button', { name: notifications.markAllRead, exact: true }).click()
  await expect(bell(page, 0)).toBeVisible()

  const elsewhere = await browser.newContext()
  await stage.signIn(elsewhere, person)
  const other = await elsewhere.newPage()
  await other.goto('/profile/notification')
  await expect(other.getByRole('switch', { name: notifications.switches.positions.title })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await elsewhere.close()
})

test('a price alert that is reached stands among the notifications', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await setPrice(stage, 'BTC', 52_100)
  await context.addInitScript(() => {
    if (sessionStorage.getItem('test.alert')) return
    sessionStorage.setItem('test.alert', 'true')
    const alert = {
      id: 'a-1',
      code: 'BTC',
      instrumentId: '54',
      category: 2,
      decimals: 2,
      level: 53000,
      side: 'rises',
    }
    localStorage.setItem('swx.alerts', JSON.stringify([alert]))
  })
  await page.goto('/profile/notification')
  await expect(page.getByText(notifications.empty.title)).toBeVisible()
  await setPrice(stage, 'BTC', 53_000)
  await expect(bell(page, 1)).toBeVisible()
  const row = page.getByRole('tabpanel').getByRole('link', { name: /BTC.* rose to .*53,000/ })
  await row.click()
  await expect(page).toHaveURL(/cruuency\?code=BTC/)
  await expect(bell(page, 0)).toBeVisible()
})

test('a visitor has no bell, and is asked to log in for the notifications', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/profile/notification')
  await expect(page.getByText(notifications.visitor)).toBeVisible()
  await expect(bell(page, 0)).toHaveCount(0)
})
