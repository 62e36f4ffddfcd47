import { describe, expect, it } from 'vitest'
import { readAddress } from '#lib/wallet/read-address.ts'
import { sampleAddresses } from '#test/sample-addresses.ts'
import { withdrawalFixture } from '#test/withdrawal-fixture.ts'
import { type AddressRules, addressIssueOf, shortAddress } from './address-issue.ts'
import { timelineSteps } from './timeline-steps.ts'
import { leftToday, type Withdrawal } from './withdrawal.ts'
import { blankForm, withdrawalForm } from './withdrawal-form.ts'
import { readWithdrawalMethods } from './withdrawal-method.ts'

const checksummed = sampleAddresses.ethereum
const rules: AddressRules = {
  network: 'ethereum',
  ours: ['SANDBOX-ETH-1'],
  isSandbox: true,
  read: readAddress,
}

describe('an address to be paid to', () => {
  it.each([
    [' ', 'enterAddress'],
    ['sandbox-eth-1', 'ownDeposit'],
    ['SANDBOX-WALLET-1', undefined],
    [checksummed, undefined],
    [`  ${checksummed} `, undefined],
    [checksummed.replace('5aA', '5Aa'), 'checksum'],
    [sampleAddresses.bitcoin, 'wrongNetwork'],
    ['my wallet', 'notAnAddress'],
  ])('%j: %s', (address, issue) => {
    expect(addressIssueOf(address, rules)).toBe(issue)
  })

  it('is no sample outside the sandbox', () => {
    expect(addressIssueOf('SANDBOX-WALLET-1', { ...rules, isSandbox: false })).toBe('notAnAddress')
  })

  it('is left to the server while the code that reads it is not there', () => {
    expect(addressIssueOf('my wallet', { ...rules, read: undefined })).toBeUndefined()
  })

  it('is shown by its ends', () => {
    expect(shortAddress(checksummed)).toBe('0x5aAeb605…1BeAed')
    expect(shortAddress('SANDBOX-WALLET-1')).toBe('SANDBOX-WALLET-1')
  })
})

describe('the form', () => {
  const schema = withdrawalForm({ language: 'en', asksPassword: true })
  const messages = (form: object) =>
    Object.fromEntries(
      (schema.safeParse({ ...blankForm, ...form }).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        message,
      ]),
    )

  it('says of each bank field that it is missing, and of the password that it has six digits', () => {
    expect(messages({})).toMatchObject({
      bankName: 'bankNameRequired',
      cardholder: 'cardholderRequired',
      accountNo: 'accountNumberRequired',
      password: 'sixDigits',
    })
    expect(messages({ bankName: 'B', accountNo: '12', password: '12345' })).toMatchObject({
      bankName: 'bankName',
      accountNo: 'accountNo',
      password: 'sixDigits',
    })
  })

  it('takes an account number as people write it', () => {
    const typed = {
      amount: '333.33',
      bankName: ' Sample Bank',
      cardholder: 'Mei Lin ',
      accountNo: 'de89 3704-0044 0532 0130 00',
      password: '271828',
    }
    expect(schema.parse({ ...blankForm, ...typed })).toMatchObject({
      bankName: 'Sample Bank',
      cardholder: 'Mei Lin',
      accountNo: 'DE89370400440532013000',
    })
  })
})

describe('the limit of a day without the identity check', () => {
  const now = Date.parse('2026-01-10T15:20:00.000Z')
  const of = (status: Withdrawal['status'], amount: string, submittedAt = '2026-01-10T00:00:00.000Z') => ({
    status,
    amount,
    submittedAt,
  })

  it('counts what is paid or may still be, of this day in UTC', () => {
    const list = [
      of('TO_BE_REVIEWED', '600.00'),
      of('CANCELLED', '300.00'),
      of('REJECTED', '300.00'),
      of('COMPLETED', '500.00', '2026-01-09T23:59:59.999Z'),
    ]
    expect(leftToday('1000.00', list, now)).toBe('400.00')
    expect(leftToday('1000.00', [...list, of('APPROVED', '700.00')], now)).toBe('0.00')
  })
})

describe('the steps of a withdrawal', () => {
  const steps = (status: Withdrawal['status'], history: [Withdrawal['status'], string][]) =>
    timelineSteps(
      withdrawalFixture({ status, history: history.map(([word, at]) => ({ status: word, at })) }),
    ).map(({ name, state }) => `${name} ${state}`)

  it.each([
    ['TO_BE_REVIEWED', [], ['submitted done', 'review now', 'approved ahead', 'paid ahead']],
    ['APPROVED', ['APPROVED'], ['submitted done', 'approved done', 'payout now', 'paid ahead']],
    ['COMPLETED', ['APPROVED', 'COMPLETED'], ['submitted done', 'approved done', 'paid done']],
    ['REJECTED', ['REJECTED'], ['submitted done', 'rejected failed']],
    ['FAILED', ['APPROVED', 'FAILED'], ['submitted done', 'approved done', 'failed failed']],
    ['CANCELLED', ['CANCELLED'], ['submitted done', 'cancelled done']],
  ] as const)('are there in the status %s', (status, words, expected) => {
    const history = words.map((word) => [word, '2026-01-11T11:00:00.000Z'] as [Withdrawal['status'], string])
    expect(steps(status, history)).toEqual(expected)
  })
})

it('a method that this version has no form for is left out', () => {
  const methods = [
    { method: 'BANK', feeRate: '0.01', min: '20.00' },
    { method: 'PIGEON', feeRate: '0.01', min: '20.00' },
  ]
  expect(readWithdrawalMethods(methods).map(({ method }) => method)).toEqual(['BANK'])
})
