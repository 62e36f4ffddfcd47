import { logIn } from '../support/auth.ts'
import { verify } from '../support/borrower.ts'
import { sample } from '../support/pictures.ts'
import type { Person, Stage } from '../support/stage.ts'
import { goToTab } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { registerWithPassword, securityPassword, withdrawForm } from '../support/withdrawal.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { identity, images, deposit, loans, nfts, settings, withdrawals } = english
const pictures = (page: JourneyPage) => page.getByRole('img', { name: images.preview })

/** Returns to the window, at which the page asks for its data again and finds the session over; then logs in anew. */
async function logInAfterExpiry(page: JourneyPage, person: Person): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/pass\/login/)
  await logIn(page, person.userName, person.password)
}

async function expireAndLogIn(page: JourneyPage, stage: Stage, person: Person): Promise<void> {
  await stage.control('endSession', { path: { userId: person.id }, body: { shape: 'body' } })
  await logInAfterExpiry(page, person)
}

test('the identity check keeps its fields and pictures while the user looks at another tab', {
  tag: '@desktop',
}, async ({ page, device, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/loan/kyc')
  await page.getByLabel(identity.details.firstName).fill('Mei')
  const front = fill(identity.document.sampleFor, { picture: identity.document.front })
  await page.getByRole('button', { name: front, exact: true }).click()
  await expect(pictures(page)).toHaveCount(1)
  await goToTab(page, device, 'plans')
  await expect(page).toHaveURL(/\/trading$/)
  await page.goBack()
  await expect(page.getByLabel(identity.details.firstName)).toHaveValue('Mei')
  await expect(pictures(page)).toHaveCount(1)
  await expect(page.getByText('sample-front.png')).toBeVisible()
})

test('a deposit keeps its amount and proof through a session that expired', { tag: '@mobile' }, async ({
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
  await stage.control('endSession', { path: { userId: person.id }, body: { shape: 'http' } })
  await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1099')
  await logInAfterExpiry(page, person)
  await expect(page).toHaveURL(/\/profile\/deposit$/)
  await expect(page.getByRole('textbox', { name: deposit.form.amount })).toHaveValue('150')
  await expect(page.getByRole('textbox', { name: deposit.form.txHash })).toHaveValue('7d3f1099')
  await expect(pictures(page)).toHaveCount(1)
})

test('a withdrawal keeps amount and address through a session that expired, and never the password', {
  tag: '@desktop',
}, async ({ page, context, stage, watch }) => {
  watch.allow(/401/)
  const person = await registerWithPassword(stage, '500.00')
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/withdraw')
  const { field, method } = withdrawForm(page)
  await method(/^USDT.*ERC20/).check()
  await field(withdrawals.form.amount).fill('120')
  await field(withdrawals.form.address).fill('SANDBOX-WALLET-1')
  await field(withdrawals.password.label).fill(securityPassword)
  await expireAndLogIn(page, stage, person)
  await expect(page).toHaveURL(/\/profile\/withdraw/)
  await expect(field(withdrawals.form.amount)).toHaveValue('120')
  await expect(method(/^USDT.*ERC20/)).toBeChecked()
  await expect(field(withdrawals.form.address)).toHaveValue('SANDBOX-WALLET-1')
  await expect(field(withdrawals.password.label)).toHaveValue('')
})

test('an application for a loan goes on at its step after a session that expired', {
  tag: '@mobile',
}, async ({ page, context, stage, watch }) => {
  watch.allow(/401/)
  const person = await stage.registerFunded('100.00')
  await verify(stage, person)
  await stage.signIn(context, person, 'real')
  await page.goto('/loan')
  const quote = page.getByRole('form', { name: loans.quote.title })
  await quote.getByRole('textbox', { name: new RegExp(loans.choice.amount) }).fill('730')
  await quote.getByRole('button', { name: /Continue with/ }).click()
  await expect(page.getByRole('button', { name: loans.sign.once })).toBeVisible()
  await expireAndLogIn(page, stage, person)
  await expect(page).toHaveURL(/\/loan\/apply\?/)
  await expect(page.getByRole('button', { name: loans.sign.once })).toBeVisible()
  await expect(page.getByText(/730\.00/).first()).toBeVisible()
})

test('a bid and a phone number keep what was typed through a session that expired', {
  tag: '@desktop',
}, async ({ page, context, stage, watch }) => {
  watch.allow(/401/)
  const person = await stage.registerFunded('5000.00')
  await stage.signIn(context, person, 'real')
  await page.goto('/nfts/detail?id=n-3')
  const amount = page.getByRole('textbox', { name: nfts.bid.amount })
  await amount.fill('1,102.50')
  await expireAndLogIn(page, stage, person)
  await expect(page).toHaveURL(/\/nfts\/detail\?id=n-3/)
  await expect(amount).toHaveValue('1,102.50')

  await page.goto('/profile/settings')
  const phone = page.getByRole('textbox', { name: settings.phone.label })
  await phone.fill('81234567')
  await expireAndLogIn(page, stage, person)
  await expect(page).toHaveURL(/\/profile\/settings/)
  await expect(phone).toHaveValue('81234567')
})
