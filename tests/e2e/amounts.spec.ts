import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { money, plans } = textsOf('de')

test('an amount typed in German is booked as it is shown: 600,50 is never 60,050', async ({
  page,
  context,
  stage,
}) => {
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
