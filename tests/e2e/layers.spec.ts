import type { Page, PlaywrightTestArgs } from '@playwright/test'
import type { Device } from '../support/screen.ts'
import type { Stage } from '../support/stage.ts'
import { english, fill } from '../support/texts.ts'
import { openTicket, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { alerts, market, orders, common } = english

/** How many layers the history has at its present entry. */
const depthOf = (page: Page): Promise<number> => page.evaluate(() => history.state?.layers?.depth ?? 0)

type Traded = Pick<PlaywrightTestArgs, 'page' | 'context'> & { device: Device; stage: Stage }

/** The ticket of an order that can be reviewed, on a page that was come to from the markets. */
async function fillTicket({ page, context, device, stage }: Traded) {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto('/market')
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByLabel(orders.ticket.size).fill('0.05')
  return { ticket, toReview: ticket.getByRole('button', { name: /Review long/ }) }
}

test('going back closes the top layer and gives focus back; going forward brings no confirm button back', async ({
  page,
  device,
  stage,
  context,
}) => {
  const { ticket, toReview } = await fillTicket({ page, device, stage, context })
  await toReview.click()
  const review = page.getByRole('dialog', { name: /Open long/ })
  await expect(review.getByRole('button', { name: common.action.cancel })).toBeFocused()

  await page.goBack()
  await expect(review).toHaveCount(0)
  await expect(toReview).toBeFocused()
  await expect(ticket.getByLabel(orders.ticket.size)).toHaveValue('0.05')
  await page.goForward()
  // The entry of a layer that is gone is left by itself; going back before that would only leave it, too.
  await expect.poll(() => depthOf(page)).toBe(device === 'mobile' ? 1 : 0)
  await expect(page).toHaveURL(/\/cruuency\?/)
  await expect(review).toHaveCount(0)

  if (device === 'mobile') {
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: orders.direction.LONG, exact: true })).toBeFocused()
  }
  await expect(page).toHaveURL(/\/cruuency\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/market$/)
})

test('a reload under an open layer leaves nothing of it in the history', { tag: '@desktop' }, async ({
  page,
  stage,
  context,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto('/market')
  await page.goto(instrument.path)
  await page.getByRole('button', { name: /Language/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => depthOf(page)).toBe(1)
  await page.reload()
  await expect.poll(() => depthOf(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/market$/)
})

test('a message that comes while a sheet is open can be read and pressed in it', async ({
  page,
  stage,
  context,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(alerts.form.level).fill('54000')
  await sheet.getByRole('button', { name: alerts.form.submit, exact: true }).click()
  const message = sheet.getByRole('status').filter({ hasText: fill(alerts.form.done, { code: 'BTC' }) })
  await message.getByRole('button', { name: common.action.closeMessage }).click()
  await expect(message).toHaveCount(0)

  await sheet.getByRole('button', { name: /^Delete/ }).click()
  await expect(sheet.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(sheet).toBeFocused()
})

test('the action of a message comes next after what was pressed, other messages come last; both give the focus back', {
  tag: '@desktop',
}, async ({ page, stage, context }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const star = page.getByRole('button', { name: fill(market.watch.label, { code: 'BTC' }) })
  await star.press('Enter')
  await expect(page.getByText(fill(market.watch.added, { code: 'BTC' }))).toBeVisible()
  await star.press('Enter')
  const undo = page.getByRole('button', { name: market.watch.undo })
  await expect(undo).toBeVisible()
  await star.press('Tab')
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(star).toBeFocused()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }), exact: true }).press('Enter')
  const sheet = page.getByRole('dialog')
  const level = sheet.getByLabel(alerts.form.level)
  await level.fill('54000')
  await level.press('Enter')
  await expect(sheet.getByRole('status')).toHaveText(fill(alerts.form.done, { code: 'BTC' }))
  const close = sheet.getByRole('button', { name: common.action.closeMessage })
  await level.press('Tab')
  await expect(close).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await close.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(level).toBeFocused()
})

test('a layer that opens while the page is being reloaded does not lead out of the app', async ({
  page,
  device,
  stage,
  context,
}) => {
  const { toReview } = await fillTicket({ page, device, stage, context })
  await expect(toReview).toBeEnabled()
  const isReviewed = page.waitForEvent('console', (message) => message.text() === 'reviewed')
  await context.route('**/cruuency?*', async (route) => {
    await isReviewed
    await route.continue()
  })
  await toReview.evaluate((button) => {
    const opened = () => document.querySelectorAll('dialog:modal').length
    const before = opened()
    const tell = () => {
      if (opened() === before) setTimeout(tell)
      // biome-ignore lint/suspicious/noConsole: the page tells the test
      else setTimeout(() => console.info('reviewed'))
    }
    window.addEventListener('beforeunload', () =>
      setTimeout(() => {
        ;(button as HTMLElement).click()
        tell()
      }),
    )
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'BTC' }).first()).toBeVisible()
  await expect.poll(() => depthOf(page)).toBe(0)
  await expect(page).toHaveURL(/\/cruuency\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/market$/)
})
