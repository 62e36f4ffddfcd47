import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { money, plans } = textsOf('de')

test('an amount typed in German is booked as it is shown: 600,50 is never 60,050', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await stage.control('POST', 'clock/freeze')
  const user = await stage.registerFunded('20000.00')
  await stage.signIn(context, user, 'real')
  await context.addInitScript(() => localStorage.setItem('lang', 'de'))
  await page.goto('/trading')
  await page
    .getByRole('button', { name: /Smart .*30.* wählen/ })
    .first()
    .click()
  const amount = page.getByRole('textbox', { name: new RegExp(plans.order.amount) })

  await amount.fill('1,234')
  const question = page.getByRole('group', { name: money.amount.which })
  await expect(question.getByRole('button')).toHaveText([/1,23\s*USD/, /1\.234,00\s*USD/])
  await question.getByRole('button', { name: '1.234,00' }).click()
  await expect(amount).toHaveValue('1234')

  await amount.fill('600,50')
  await expect(page.getByText('= 600,50')).toBeVisible()
  await page.getByRole('button', { name: /600.50 USD prüfen/ }).click()
  await page.getByRole('button', { name: /600.50.*kaufen/ }).click()
  await expect
    .poll(async () =>
      JSON.stringify((await stage.call('GET', 'order/listSmartOrder', undefined, user.token, 'real')).result),
    )
    .toContain('"amount":"600.50"')
})

test('an amount typed in Arabic digits is booked as it is shown, and what can mean two amounts is not sent', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const { money, plans } = textsOf('ar')
  await stage.control('POST', 'clock/freeze')
  const user = await stage.registerFunded('20000.00')
  const offered = await stage.call(
    'GET',
    'index/listSmartProduct?pageSize=100',
    undefined,
    user.token,
    'real',
  )
  const [product] = (offered.result as { list: { id: string; cycles: { days: number }[] }[] }).list
  await stage.signIn(context, user, 'real')
  await context.addInitScript(() => localStorage.setItem('lang', 'ar'))
  await page.goto(`/trading?plan=${product?.id}&days=${product?.cycles[0]?.days}`)
  const amount = page.getByRole('textbox', { name: new RegExp(plans.order.amount) })

  await amount.fill('100,50')
  await expect(page.getByRole('group', { name: money.amount.which })).toBeVisible()
  await page.getByRole('button', { name: plans.order.reviewEmpty }).click()
  await expect(amount).toBeFocused()

  await amount.fill('٦٠٠٫٥٠')
  await expect(page.getByText('= 600.50')).toBeVisible()
  await page.getByRole('button', { name: /600\.50/ }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /600\.50/ })
    .click()
  await expect
    .poll(async () =>
      JSON.stringify((await stage.call('GET', 'order/listSmartOrder', undefined, user.token, 'real')).result),
    )
    .toContain('"amount":"600.50"')
})
