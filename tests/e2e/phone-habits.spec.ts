import type { Page } from '@playwright/test'
import { typeCode } from '../support/auth.ts'
import { openPosition } from '../support/invite.ts'
import { instrumentRows } from '../support/price-list.ts'
import { english } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { setSecurityPassword } from '../support/withdrawal.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { auth, common, deposit, identity, notifications, orders, settings, withdrawals } = english

/** A finger that goes from one point to another and is lifted there. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const session = await page.context().newCDPSession(page)
  const at = (part: number) => ({
    x: from[0] + (to[0] - from[0]) * part,
    y: from[1] + (to[1] - from[1]) * part,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (const part of [0.1, 0.25, 0.4, 0.6, 0.8, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test('a page that is pulled down at its top asks again for what it shows, and one in the middle does not', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market')
  await settle(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('listMarketByType')) asked += 1
  })
  await page.evaluate(() => window.scrollTo(0, 900))
  await drag(page, [195, 300], [195, 460])
  expect(asked).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await drag(page, [195, 106], [195, 360])
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(instrumentRows(page).first()).toBeVisible()
})

test('a swipe of a row presses its button', { tag: '@mobile' }, async ({ page, context, stage }) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await setPrice(stage, 'BTC', 52_100)
  await openPosition(stage, person, 'demo', { stopLossPrice: 51500 })
  await setPrice(stage, 'BTC', 51_000)
  await page.goto('/profile/notification')
  const row = page.getByRole('tabpanel').getByRole('listitem').first()
  const button = row.getByRole('button', { name: new RegExp(`^${notifications.markRead.split('{')[0]}`) })
  await expect(button).toBeVisible()
  const box = await row.boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await drag(page, [300, y], [170, y + 4])
  await expect(button).toHaveCount(0)
  await expect(page).toHaveURL('/profile/notification')
})

test('with a keyboard on the screen the field and what is said about it stay in sight, and the tabs leave', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register(), 'real')
  await page.goto('/profile/settings')
  await settle(page)
  const phone = page.getByRole('textbox', { name: settings.phone.label })
  await phone.tap()
  const tabs = page.getByRole('navigation', { name: common.nav.main })
  await expect(tabs).toBeVisible()
  // What Android leaves of the window.
  await page.setViewportSize({ width: 390, height: 430 })
  await expect(tabs).toBeHidden()
  await expect(phone).toBeInViewport({ ratio: 1 })
  const described = await phone.getAttribute('aria-describedby')
  for (const id of described?.split(' ') ?? []) await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await phone.blur()
  await expect(tabs).toBeVisible()
})

/** What stands at the lower edge of the window. */
const feet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, section')]
      .filter((part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility())
      .map((part) => Math.round(innerHeight - part.getBoundingClientRect().bottom)),
  )

test('one bar is at the lower edge at a time: the tabs, or the action of what is done on the page', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const person = await stage.registerFunded('5000.00')
  await setSecurityPassword(stage, person)
  await stage.signIn(context, person, 'real')
  const tabs = page.getByRole('navigation', { name: common.nav.main })
  const confirm = page.locator('section').filter({ visible: true }).getByRole('button')
  for (const [path, action] of [
    ['/profile/deposit', deposit.summary.submitEmpty],
    ['/profile/withdraw', withdrawals.summary.submitEmpty],
    ['/loan/kyc', identity.steps.start],
    ['/loan/kyc?step=country', common.steps.continue],
    ['/cruuency?code=BTC&type=2&id=54', orders.direction.LONG],
    ['/nfts/detail?id=n-3', /1,102\.50/],
  ] as const) {
    await page.goto(path)
    await settle(page)
    const button = confirm.filter({ hasText: action }).last()
    await expect.soft(button, path).toBeInViewport({ ratio: 1 })
    expect.soft(await feet(page), path).toEqual([0])
    await expect.soft(tabs, path).toHaveCount(0)
  }
  await page.getByRole('button', { name: common.nav.back, exact: true }).click()
  await expect(tabs).toBeVisible()
  expect(await feet(page)).toEqual([0])
})

test('a message that comes with the next page lies on none of its fields', { tag: '@mobile' }, async ({
  page,
  stage,
}) => {
  const email = 'reset@example.com'
  await stage.register({ userName: 'reset_1', email })
  await stage.call('POST', 'login/sendCode', { email, scene: 'reset' })
  await page.goto('/pass/reset')
  await settle(page)
  await page.getByLabel(auth.register.email).fill(email)
  await typeCode(page, '123456')
  await page.getByLabel(auth.reset.newPassword, { exact: true }).fill('Another1pass')
  await page.getByLabel(auth.register.repeat).fill('Another1pass')
  await page.getByRole('button', { name: auth.reset.submit }).tap()
  const message = page.locator('[popover]').getByRole('status').filter({ hasText: auth.reset.done })
  await expect(message).toBeVisible()
  const name = page.getByLabel(auth.login.name)
  await expect(name).toBeVisible()
  const isFree = async () => {
    const [said, field] = [await message.boundingBox(), await name.boundingBox()]
    return said && field && (said.y + said.height <= field.y || said.y >= field.y + field.height)
  }
  await expect.poll(isFree, { message: 'the message lies on the first field' }).toBe(true)
})
