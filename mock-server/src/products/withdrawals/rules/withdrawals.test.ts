import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced } from '../../../ledger/entry.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import {
  approveWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from './review.ts'
import { type SubmitWithdrawal, type SubmitWithdrawalFacts, submitWithdrawal } from './submit.ts'
import { maskAccount, type Withdrawal, withdrawalFigures, withdrawnToday } from './withdrawal.ts'

const facts: SubmitWithdrawalFacts = {
  method: { method: 'BTC', feeRate: '0.01', min: '20.00' },
  currency: { rate: '52100', scale: 8 },
  isAddress: (address) => address.startsWith('SANDBOX-'),
  kycThreshold: '1000.00',
  withdrawals: [],
  proof: undefined,
  password: 'right',
}
const command: SubmitWithdrawal = {
  takeOrderNo: () => 'WD1',
  amount: '500.00',
  destination: { address: 'SANDBOX-BTC-9' },
  expectedFee: '5.00',
  proofId: undefined,
}
const submitted = () => accepted(submitWithdrawal(sampleActor(), command, facts))
const amounts = (entries: readonly { postings: readonly { account: string; amount: bigint }[] }[]) =>
  entries.flatMap((entry) => entry.postings.map(({ account, amount }) => [account, amount]))

test('500.00 costs 5.00 and brings 495.00, which is 0.00950096 BTC at 52 100', () => {
  const { withdrawal, entries } = submitted()
  expect(withdrawal).toMatchObject({
    fee: 5_00n,
    receiveAmount: 495_00n,
    rate: '52100',
    receiveCurrencyAmount: 950_096n,
  })
  expect(amounts(entries)).toEqual([
    ['user:u1:cash', -500_00n],
    ['user:u1:held', 500_00n],
  ])
  expect(withdrawalFigures(333_33n, '0.01')).toEqual({ fee: 3_33n, receiveAmount: 330_00n })
  expect(withdrawalFigures(500_00n, '0.01', { rate: '1', scale: 6 })).toEqual({
    fee: 5_00n,
    receiveAmount: 495_00n,
    receiveCurrencyAmount: 495_000_000n,
  })
})

test('approved and confirmed, what was held leaves and the fee stays', () => {
  const approved = accepted(approveWithdrawal(submitted().withdrawal, NOW + 1))
  expect(approved.entries).toEqual([])
  const paid = accepted(confirmWithdrawal(approved.withdrawal, NOW + 2))
  expect(paid.withdrawal).toMatchObject({ status: 'COMPLETED', completedAt: NOW + 2 })
  expect(amounts(paid.entries)).toEqual([
    ['user:u1:held', -500_00n],
    ['ext:out', 495_00n],
    ['pl:fees', 5_00n],
  ])
  for (const move of [approveWithdrawal, confirmWithdrawal])
    expect(move(paid.withdrawal, NOW)).toEqual({ error: 'recordNotOpen' })
  for (const move of [rejectWithdrawal, failWithdrawal])
    expect(move(paid.withdrawal, 'no', NOW)).toEqual({ error: 'recordNotOpen' })
})

test('rejected, cancelled or failed, the whole amount is back', () => {
  const { withdrawal } = submitted()
  const approved = accepted(approveWithdrawal(withdrawal, NOW)).withdrawal
  const locked = sampleActor({ user: { paymentLock: { reason: 'OPERATOR' } } })
  const ends: [string, Withdrawal, readonly [string, bigint][]][] = []
  for (const outcome of [
    accepted(rejectWithdrawal(withdrawal, 'Wrong name', NOW)),
    accepted(cancelWithdrawal(locked, withdrawal)),
    accepted(failWithdrawal(approved, 'Network error', NOW)),
  ]) {
    ends.push([outcome.withdrawal.status, outcome.withdrawal, amounts(outcome.entries) as [string, bigint][]])
  }
  expect(ends.map(([status]) => status)).toEqual(['REJECTED', 'CANCELLED', 'FAILED'])
  for (const [, , moved] of ends) {
    expect(moved).toEqual([
      ['user:u1:held', -500_00n],
      ['user:u1:cash', 500_00n],
    ])
  }
  expect(cancelWithdrawal(sampleActor(), approved)).toEqual({ error: 'recordNotOpen' })
  expect(failWithdrawal(withdrawal, 'x', NOW)).toEqual({ error: 'recordNotOpen' })
  expect(confirmWithdrawal(withdrawal, NOW)).toEqual({ error: 'recordNotOpen' })
})

test('without the identity check no more than 1 000.00 a day leaves', () => {
  const actor = sampleActor({ user: { kycStatus: 'NOT_VERIFIED' } })
  const attempt = (amount: string, expectedFee: string, withdrawals: Withdrawal[]) =>
    submitWithdrawal(actor, { ...command, amount, expectedFee }, { ...facts, withdrawals })
  expect('error' in attempt('1000.00', '10.00', [])).toBe(false)
  expect(attempt('1000.01', '10.00', [])).toEqual({ error: 'kycRequired' })
  const today = submitted().withdrawal
  expect(attempt('500.01', '5.00', [today])).toEqual({ error: 'kycRequired' })
  expect('error' in attempt('500.00', '5.00', [today])).toBe(false)
  const back = accepted(rejectWithdrawal(today, 'x', NOW)).withdrawal
  expect(withdrawnToday([today, back, { ...today, submittedAt: NOW - 86_400_000 }], NOW)).toBe(500_00n)
})

test('only the last four signs of an account number are kept', () => {
  const destination = { bankName: 'Sample Bank', cardholder: 'Mei Lin', accountNo: 'DE1234567890' }
  const { withdrawal } = accepted(
    submitWithdrawal(sampleActor(), { ...command, destination }, { ...facts, currency: undefined }),
  )
  expect(withdrawal).toMatchObject({ bankName: 'Sample Bank', accountNo: '********7890' })
  expect(withdrawal.receiveCurrencyAmount).toBeUndefined()
  expect(maskAccount('12345')).toBe('*2345')
})

test.each([
  [
    { error: 'withdrawalMethodMissing' },
    sampleActor(),
    { destination: { address: '' } },
    { method: undefined },
  ],
  [{ error: 'addressMissing' }, sampleActor(), { destination: { address: ' ' }, amount: 'x' }, {}],
  [{ error: 'addressMissing' }, sampleActor(), { destination: { address: undefined } }, {}],
  [{ error: 'addressMissing' }, sampleActor(), { destination: { address: 'elsewhere' } }, {}],
  [{ error: 'investmentAmountWrong' }, sampleActor(), { amount: '20.001' }, {}],
  [{ error: 'investmentAmountWrong' }, sampleActor(), { amount: undefined }, {}],
  [
    { error: 'belowMinimum', params: { name: 'USD', limit: '20.00' } },
    sampleActor(),
    { amount: '19.99' },
    {},
  ],
  [{ error: 'quoteChanged' }, sampleActor(), { expectedFee: '4.99' }, { password: 'wrong' }],
  [{ error: 'quoteChanged' }, sampleActor(), { expectedFee: undefined }, {}],
  [{ error: 'securityPasswordNotSet' }, sampleActor({ cash: 0n }), {}, { password: 'unset' }],
  [{ error: 'securityPasswordWrong' }, sampleActor({ cash: 0n }), {}, { password: 'wrong' }],
  [{ error: 'insufficientBalance' }, sampleActor({ cash: 499_99n }), {}, {}],
] as const)('answers %j first', (error, actor, changes, more) => {
  expect(submitWithdrawal(actor, { ...command, ...changes }, { ...facts, ...more })).toEqual(error)
})

test('fee and what arrives are the amount, whatever the rate', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 20_00n, max: 10n ** 11n }),
      fc.integer({ min: 0, max: 9_999 }),
      (amount, rate) => {
        const { fee, receiveAmount } = withdrawalFigures(amount, (rate / 10_000).toFixed(4))
        expect(fee + receiveAmount).toBe(amount)
        expect(fee >= 0n && receiveAmount >= 0n).toBe(true)
        const { withdrawal } = submitted()
        const paid = confirmWithdrawal({ ...withdrawal, amount, fee, receiveAmount, status: 'APPROVED' }, NOW)
        for (const entry of accepted(paid).entries) assertBalanced(entry)
      },
    ),
    { numRuns: 50 },
  )
})
