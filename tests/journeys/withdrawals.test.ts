import { sample } from '../support/pictures.ts'
import { english, fill, plain } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import {
  newestWithdrawal,
  realAccount,
  registerWithPassword,
  securityPassword,
  setSecurityPassword,
  submitWithdrawal,
  withdrawForm,
} from '../support/withdrawal.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { withdrawals, errors, money, common, images } = english
const { form, issue, list, password, summary } = withdrawals

test('a withdrawal to an address shows its costs, is held, approved and paid out with its reference', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const person = await registerWithPassword(stage, '2000.00')
  await stage.signIn(context, person, 'real')
  await setPrice(stage, 'BTC', 52_100)
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${common.page.withdraw}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/profile\/withdraw$/)
  const { field, method, submit, row } = withdrawForm(page)

  await method(/^BTC/).check()
  await field(form.amount).fill('500')
  await field(form.address).fill('SANDBOX-COLD-1')
  const main = page.getByRole('main')
  await expect(main).toContainText(/5\.00\s*USD/)
  await expect(main).toContainText(/495\.00\s*USD/)
  await expect(main).toContainText(/0\.00950096\s*BTC/)
  await page.getByLabel(form.proof).setInputFiles(sample('transfer-proof.png'))
  await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a withdrawal before it is sent')

  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(page.getByText(errors.withdrawalSubmitted)).toBeVisible()
  await expect(field(password.label)).toHaveValue('')
  const orderNo = await newestWithdrawal(stage, person)
  expect(await realAccount(stage, person)).toEqual({ available: '1500.00', held: '500.00' })
  await expect(row(orderNo)).toContainText(withdrawals.status.TO_BE_REVIEWED)

  await row(orderNo)
    .getByRole('link', { name: fill(list.detailsOf, { orderNo }) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/profile/withdraw/detail\\?no=${orderNo}$`))
  await expect(main).toContainText(withdrawals.note.review)
  await expect(main).toContainText(withdrawals.detail.attached)
  await stage.control('decideWithdrawal', { path: { no: orderNo, action: 'approve' } })
  await page.reload()
  await expect(main).toContainText(withdrawals.note.payout)
  await expect(page.getByRole('button', { name: list.cancel })).toHaveCount(0)
  await stage.control('decideWithdrawal', {
    path: { no: orderNo, action: 'confirm' },
    body: { reference: 'PAYOUT-4711' },
  })
  await page.reload()
  await expect(main).toContainText('PAYOUT-4711')
  await expect(main).toContainText(withdrawals.status.COMPLETED)
  await settle(page)
  await expectAccessible(page, 'a withdrawal that was paid out')
  expect(await realAccount(stage, person)).toEqual({ available: '1500.00', held: '0.00' })

  await page.goto('/profile/transactions')
  await page.getByRole('link', { name: orderNo }).first().click()
  await expect(page).toHaveURL(new RegExp(`detail\\?no=${orderNo}$`))
})

test('a withdrawal to a bank is refused beside each field, sent once all is right, and cancelled', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const person = await registerWithPassword(stage, '500.00')
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/withdraw')
  const { field, method, submit, row } = withdrawForm(page)

  await method(/^USDT.*ERC20/).check()
  await field(form.amount).fill('500.01')
  await field(form.address).fill('SANDBOX-USDT-ERC20-1')
  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(page.getByText(issue.ownDeposit)).toBeVisible()
  await expect(page.getByText(errors.insufficientBalance)).toBeVisible()
  await field(form.address).fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')
  await expect(page.getByText(issue.checksum)).toBeVisible()
  await page.getByRole('button', { name: withdrawals.wallet.use }).click()
  await expect(field(form.address)).toHaveValue('SANDBOX-WALLET-1')

  await method(/^Bank account/).check()
  await submit.click()
  await expect(page.getByText(errors.bankNameRequired)).toBeVisible()
  await expect(page.getByText(errors.cardholderRequired)).toBeVisible()
  await expect(page.getByText(errors.accountNumberRequired)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a withdrawal that lacks something')
  expect(await realAccount(stage, person)).toEqual({ available: '500.00', held: '0.00' })

  await field(form.amount).fill('333.33')
  await field(form.bankName).fill('Sample Bank')
  await field(form.cardholder).fill('Anna Sample')
  await field(form.accountNo).fill('SG12 3456 7890')
  await field(password.label).fill('')
  await field(password.label).fill('000001')
  await submit.click()
  await expect(page.getByText(fill(password.wrong_other, { count: 4 }))).toBeVisible()
  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(page.getByText(errors.withdrawalSubmitted)).toBeVisible()
  const orderNo = await newestWithdrawal(stage, person)
  expect(await realAccount(stage, person)).toEqual({ available: '166.67', held: '333.33' })

  await row(orderNo)
    .getByRole('button', { name: fill(list.cancelOf, { orderNo }) })
    .click()
  const dialog = page.getByRole('dialog', { name: withdrawals.cancel.title })
  await expect(dialog).toContainText(/500\.00\s*USD/)
  await expectAccessible(page, 'the question before cancelling')
  await dialog
    .getByRole('button', { name: plain(fill(withdrawals.cancel.confirm, { amount: '333.33' })) })
    .click()
  await expect(row(orderNo)).toContainText(withdrawals.status.CANCELLED)
  expect(await realAccount(stage, person)).toEqual({ available: '500.00', held: '0.00' })
})

test('five wrong security passwords lock payments, and once unlocked the same form is sent', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const person = await registerWithPassword(stage, '500.00')
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/withdraw')
  const { field, method, submit } = withdrawForm(page)
  await method(/^BTC/).check()
  await field(form.amount).fill('100')
  await field(form.address).fill('SANDBOX-COLD-1')
  for (let left = 4; left >= 1; left--) {
    await field(password.label).fill('000001')
    await submit.click()
    const words = left === 1 ? password.wrong_one : password.wrong_other
    await expect(page.getByText(fill(words, { count: left }))).toBeVisible()
  }
  await field(password.label).fill('000001')
  await submit.click()
  await expect(page.getByText(money.lock.reason.WRONG_PASSWORD)).toBeVisible()

  await field(password.label).fill(securityPassword)
  await submit.click()
  const locked = page.getByRole('dialog', { name: money.lock.title })
  await expect(locked).toContainText(money.lock.works.closing)
  await expectAccessible(page, 'the lock')
  await locked.getByRole('button', { name: money.lock.close }).click()
  expect(await newestWithdrawal(stage, person)).toBe('')

  await stage.control('switchUser', { path: { userId: person.id, action: 'unlockPayment' } })
  await page.reload()
  await expect(page.getByText(money.lock.title)).toHaveCount(0)
  await method(/^BTC/).check()
  await field(form.amount).fill('100')
  await field(form.address).fill('SANDBOX-COLD-1')
  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(page.getByText(errors.withdrawalSubmitted)).toBeVisible()
  expect(await newestWithdrawal(stage, person)).toMatch(/^WD/)
})

test('a rejected withdrawal says why, gives all of it back, and is submitted again from where it failed', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const person = await registerWithPassword(stage, '500.00')
  const orderNo = await submitWithdrawal(stage, person)
  await stage.control('decideWithdrawal', {
    path: { no: orderNo, action: 'reject' },
    body: { reason: 'The name differs from yours.' },
  })
  await stage.signIn(context, person, 'real')
  await page.goto('/profile/withdraw')
  const { field, method, row } = withdrawForm(page)
  await expect(row(orderNo)).toContainText(withdrawals.status.REJECTED)
  await expect(row(orderNo)).toContainText('The name differs from yours.')
  await row(orderNo)
    .getByRole('link', { name: fill(list.againOf, { orderNo }) })
    .click()
  await expect(field(form.amount)).toHaveValue('50.00')
  await expect(method(/^Bank account/)).toBeChecked()
  expect(await realAccount(stage, person)).toEqual({ available: '500.00', held: '0.00' })
})

test('without identity check and security password the page leads to both, and the fee is never another than shown', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const person = await stage.registerFunded('2000.00')
  await stage.signIn(context, person, 'real')
  // The page reads an older fee than the one in force.
  await page.route('**/getParamByKey/withdrawal.methods', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"0.01"', '"0.005"') })
  })
  await page.goto('/profile/withdraw')
  await expect(page.getByText(password.notSet)).toBeVisible()
  await setSecurityPassword(stage, person)
  await page.reload()
  const { field, method, submit } = withdrawForm(page)
  await method(/^BTC/).check()
  await field(form.address).fill('SANDBOX-COLD-1')
  await field(form.amount).fill('1000.01')
  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(
    page.getByText(plain(fill(form.overDayLimit, { left: '1,000.00' })), { exact: false }),
  ).toBeVisible()
  await page.getByRole('link', { name: money.step.identityCheck }).first().click()
  await expect(page).toHaveURL(/\/loan\/kyc/)
  await page.getByRole('link', { name: english.identity.back }).click()
  await expect(field(form.amount)).toHaveValue('1000.01')
  await expect(field(password.label)).toHaveValue('')

  await field(form.amount).fill('500')
  await field(password.label).fill(securityPassword)
  await expect(page.getByRole('main')).toContainText(/497\.50\s*USD/)
  await page.unroute('**/getParamByKey/withdrawal.methods')
  await submit.click()
  await expect(
    page.getByRole('alert').filter({
      hasText: plain(fill(summary.feeChanged, { before: '2.50', after: '5.00', receive: '495.00' })),
    }),
  ).toBeVisible()
  expect(await newestWithdrawal(stage, person)).toBe('')
  await field(password.label).fill(securityPassword)
  await submit.click()
  await expect(page.getByText(errors.withdrawalSubmitted)).toBeVisible()
})
