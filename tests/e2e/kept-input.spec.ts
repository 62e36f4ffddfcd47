import type { Page } from '@playwright/test'
import { logIn } from './support/auth.ts'
import { sample } from './support/pictures.ts'
import { goToTab } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { english, fill } from './support/texts.ts'
import { openTicket, tradeBitcoin } from './support/trade.ts'

const { identity, images, deposit, orders } = english
const pictures = (page: Page) => page.getByRole('img', { name: images.preview })

test('the identity check keeps its fields and pictures while the user looks at another tab', async ({
  page,
  device,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/loan/kyc')
  await page.getByLabel(identity.details.firstName).fill('Mei')
  const front = fill(identity.document.sampleFor, { picture: identity.document.front })
  await page.getByRole('button', { name: front, exact: true }).click()
  await expect(pictures(page)).toHaveCount(1)
  await goToTab(page, device, 'trading')
  await expect(page).toHaveURL(/\/trading$/)
  await page.goBack()
  await expect(page.getByLabel(identity.details.firstName)).toHaveValue('Mei')
  await expect(pictures(page)).toHaveCount(1)
  await expect(page.getByText('sample-front.png')).toBeVisible()
})

test('a deposit keeps its amount and proof through a session that expired', async ({
  page,
  context,
  stage,
  watch,
}) => {
  watch.allow(/401/)
  const person = await stage.register()
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/deposit')
  await page.getByRole('textbox', { name: deposit.form.amount }).fill('150')
  await page.getByLabel(deposit.form.proof).setInputFiles(sample('transfer-proof.png'))
  await expect(pictures(page)).toHaveCount(1)
  await stage.control('POST', `401/${person.id}`, { shape: 'http' })
  await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1099')
  // The list below asks again when the window is looked at again, and is told that the session is over.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/pass\/login/)
  await logIn(page, person.userName, person.password)
  await expect(page).toHaveURL(/\/profile\/deposit$/)
  await expect(page.getByRole('textbox', { name: deposit.form.amount })).toHaveValue('150')
  await expect(page.getByRole('textbox', { name: deposit.form.txHash })).toHaveValue('7d3f1099')
  await expect(pictures(page)).toHaveCount(1)
})

test('short on one ticket is down on the other', async ({ page, device, context, stage }) => {
  const { instrument } = await tradeBitcoin(stage, context)
  await page.goto(instrument.path)
  const ticket = await openTicket(page, device)
  await ticket.getByRole('button', { name: orders.direction.SHORT, exact: true }).click()
  await ticket.getByRole('tab', { name: orders.ticket.fixedTime }).click()
  await expect(ticket.getByRole('button', { name: /Review down/ })).toBeVisible()
})
