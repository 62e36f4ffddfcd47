import { newestDeposit } from '../support/deposit.ts'
import { noisePng, sample } from '../support/pictures.ts'
import { english, fill, plain } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { deposit, images, errors, money, common } = english

const field = (page: JourneyPage, label: string) => page.getByRole('textbox', { name: label })
const proof = (page: JourneyPage) => page.getByLabel(deposit.form.proof)
/** The picture is with the backend. */
const sent = (page: JourneyPage) => page.getByText(new RegExp(`^${images.sent} ·`))
const report = (page: JourneyPage, amount?: string, currency = 'BTC') =>
  page.getByRole('button', {
    name:
      amount === undefined
        ? deposit.summary.submitEmpty
        : plain(fill(deposit.summary.submit, { amount, currency })),
  })

test('a deposit is reported with its proof and credited once approved; a rejected one says why and what next', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  // Making a large picture smaller takes long where the browser shares its processor.
  const person = await stage.register()
  await stage.signIn(context, person, 'real')
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/profile/deposit')

  await page.getByRole('radio', { name: /BTC/ }).check()
  await expect(
    page.getByText(plain(fill(deposit.form.minimum, { amount: '0.00230327', currency: 'BTC' }))),
  ).toBeVisible()
  await expect(page.getByText('SANDBOX-BTC-1', { exact: true })).toBeVisible()
  await expect(page.getByText(deposit.address.sandbox, { exact: true })).toBeVisible()

  await expect(page.getByText(errors.imageFormats)).toBeVisible()
  await report(page).click()
  await expect(field(page, deposit.form.amount)).toBeFocused()
  await expect(page.getByText(errors.enterAmount)).toBeVisible()
  await expect(page.getByText(errors.uploadCertificate)).toBeVisible()
  await field(page, deposit.form.amount).fill('0.001')
  await expect(page.getByText(fill(errors.belowMinimum, { name: 'BTC', limit: '0.00230327' }))).toBeVisible()
  await field(page, deposit.form.amount).fill('0.01')
  await expect(page.getByText(/521\.00\s*USD/).first()).toBeVisible()
  await field(page, deposit.form.txHash).fill('7d3f1099')

  await proof(page).setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no image'),
  })
  await expect(page.getByRole('alert').filter({ hasText: errors.imageFormatWrong })).toBeVisible()
  await proof(page).setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: noisePng(64) })
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await expect(sent(page)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a deposit before it is reported')

  await report(page, '0.01').click()
  await expect(page.getByText(errors.rechargeSubmitted)).toBeVisible()
  const list = page.getByRole('list', { name: deposit.list.title })
  const first = list.getByRole('listitem').filter({ hasText: await newestDeposit(stage, person) })
  await expect(first).toContainText(/0\.01\s*BTC/)
  await expect(first).toContainText(deposit.status.TO_BE_REVIEWED)
  await stage.control('decideRecharge', {
    path: { no: await newestDeposit(stage, person), action: 'approve' },
  })

  await field(page, deposit.form.amount).fill('0.02')
  await field(page, deposit.form.last6).fill('123456')
  await proof(page).setInputFiles(sample('identity-front.jp2'))
  await expect(sent(page)).toBeVisible()
  await report(page, '0.02').click()
  await expect(list).toContainText(/0\.02\s*BTC/)
  const rejected = await newestDeposit(stage, person)
  await stage.control('decideRecharge', {
    path: { no: rejected, action: 'reject' },
    body: { reason: 'The proof shows another amount.' },
  })

  await page.reload()
  await expect(first).toContainText(deposit.status.COMPLETED)
  const second = list.getByRole('listitem').filter({ hasText: rejected })
  await expect(second).toContainText(fill(deposit.list.reason, { reason: 'The proof shows another amount.' }))
  await expect(second).toContainText(deposit.list.next)
  await settle(page)
  await expectAccessible(page, 'deposits')
  await second.getByRole('button', { name: deposit.list.again }).click()
  await expect(field(page, deposit.form.amount)).toHaveValue('0.02')
  await expect(field(page, deposit.form.txHash)).toBeFocused()

  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(/521\.00/)
})

test('the demo account is led to the real one, and a lock refuses deposits too', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await stage.register()
  await stage.signIn(context, person)
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(common.page.deposit) })
    .click()
  await expect(page.getByText(deposit.list.demo)).toBeVisible()

  await field(page, deposit.form.amount).fill('150')
  await field(page, deposit.form.txHash).fill('7d3f1098')
  await proof(page).setInputFiles(sample('transfer-proof.png'))
  await expect(sent(page)).toBeVisible()
  await report(page, '150', 'USDT').click()
  const switchDialog = page.getByRole('dialog', { name: common.mode.real.question })
  await expect(switchDialog).toContainText(errors.demoCannotUse)
  await switchDialog.getByRole('button', { name: new RegExp(common.mode.real.confirm) }).click()
  await expect(page.getByText(deposit.list.empty)).toBeVisible()

  await stage.control('switchUser', {
    path: { userId: person.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await report(page, '150', 'USDT').click()
  const locked = page.getByRole('dialog', { name: money.lock.title })
  await expect(locked).toContainText(money.lock.stops)
  await expect(locked).toContainText(money.lock.works.closing)
  await expectAccessible(page, 'the lock')
  await locked.getByRole('button', { name: money.lock.close }).click()
  expect(await newestDeposit(stage, person)).toBe('')

  await stage.control('switchUser', { path: { userId: person.id, action: 'unlockPayment' } })
  await report(page, '150', 'USDT').click()
  await expect(page.getByText(errors.rechargeSubmitted)).toBeVisible()
  expect(await newestDeposit(stage, person)).toMatch(/^RC/)
})
