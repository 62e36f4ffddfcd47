import { english, fill } from '../support/texts.ts'
import { setPrice, tradeBitcoin } from '../support/trade.ts'
import { expect, test } from './support/test.ts'

const { alerts, notifications, common } = english
const { text } = notifications

test('an alert that was set reaches the user who has closed the page, and leads to its instrument', async ({
  page,
  context,
  stage,
}) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  await page.getByRole('button', { name: fill(alerts.title, { code: 'BTC' }), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(alerts.form.level).fill('54000')
  await sheet.getByRole('button', { name: alerts.form.submit, exact: true }).click()
  const condition = fill(alerts.list.kind.PRICE_ABOVE, { value: '54,000.00' })
  await expect(sheet.getByText(condition)).toBeVisible()
  await page.close()

  await stage.control('advanceClock', { body: { by: 'PT1H' } })
  await setPrice(stage, 'BTC', 54_100)
  await stage.control('advanceClock', { body: { by: 'PT1H' } })

  const next = await context.newPage()
  await next.goto('/')
  await expect(
    next
      .getByRole('banner')
      .getByRole('button', { name: fill(common.nav.unread, { number: 1 }), exact: true })
      .or(
        next
          .getByRole('banner')
          .getByRole('link', { name: fill(common.nav.unread, { number: 1 }), exact: true }),
      ),
  ).toBeVisible()
  await next.goto('/profile/notification')
  const title = fill(text.alert.priceAbove.title, { code: 'BTC', value: '54,000.00' })
  const row = next.getByRole('tabpanel').getByRole('link', { name: title })
  await expect(row).toContainText('54,100.00')
  await row.click()
  await expect(next).toHaveURL(instrument.path)
})

test('alerts of a visitor are moved into the account by one button, and by nothing else', async ({
  page,
  context,
  stage,
}) => {
  const { instrument, person } = await tradeBitcoin(stage, context)
  await page.addInitScript((id) => {
    const alert = {
      id: 'a-1',
      code: 'BTC',
      instrumentId: id,
      category: 2,
      decimals: 2,
      level: 55_000,
      side: 'rises',
    }
    if (sessionStorage.getItem('test.alert')) return
    sessionStorage.setItem('test.alert', 'true')
    localStorage.setItem('swx.alerts', JSON.stringify([alert]))
  }, instrument.id)
  const kept = async () =>
    (
      (await stage.call('GET', 'user/listAlert', undefined, person.token)).result as {
        list: { value: number }[]
      }
    ).list.map(({ value }) => value)
  await page.goto(instrument.path)
  const offer = page.getByRole('status').filter({ hasText: fill(alerts.move.body, { number: 1 }) })
  await expect(offer).toBeVisible()
  expect(await kept()).toEqual([])
  await offer.getByRole('button', { name: alerts.move.action }).click()
  await expect(page.getByText(fill(alerts.move.done, { number: 1 }))).toBeVisible()
  expect(await kept()).toEqual([55_000])
})
