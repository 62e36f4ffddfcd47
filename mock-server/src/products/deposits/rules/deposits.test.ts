import { expect, test } from 'vitest'
import type { RechargeMethod } from '../../../catalogue/money-parameters.ts'
import { plainAmount } from '../../../domain/plain-amount.ts'
import type { Upload } from '../../../domain/upload.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { minimumDeposit } from './minimum.ts'
import { approveRecharge, declineRecharge, submitRecharge, usdValue } from './recharge.ts'

const btc: RechargeMethod = {
  currency: 'BTC',
  network: 'BTC',
  address: 'SANDBOX-BTC-1',
  min: '120.00',
  scale: 8,
}
const proof: Upload = {
  fileId: 'f1',
  userId: 'u1',
  purpose: 'recharge',
  mime: 'image/png',
  bytes: 10,
  sha256: '0',
  createdAt: NOW,
}
const facts = { method: btc, edition: 'usd120', rate: '52100', proof, sameHash: undefined } as const
const command = {
  takeOrderNo: () => 'RC1',
  amount: '0.01',
  receiveAddress: 'SANDBOX-BTC-1',
  txHash: '0xabc',
  proofId: 'f1',
}
const submitted = () => accepted(submitRecharge(sampleActor(), command, facts)).recharge

test('0.01 BTC at 52 100 is 521.00, credited on approval and once', () => {
  const recharge = submitted()
  expect(recharge).toMatchObject({ usdAmount: 521_00n, rate: '52100', status: 'TO_BE_REVIEWED' })
  const approved = accepted(approveRecharge(recharge, NOW + 1))
  expect(approved.recharge).toMatchObject({ status: 'COMPLETED', reviewedAt: NOW + 1 })
  expect(approved.entries).toMatchObject([
    { kind: 'DEPOSIT', ref: 'RC1', postings: [{ amount: -521_00n }, { amount: 521_00n }] },
  ])
  expect(approveRecharge(approved.recharge, NOW + 2)).toEqual({ error: 'recordNotOpen' })
  expect(declineRecharge(approved.recharge, 'FAILED', 'late', NOW + 2)).toEqual({ error: 'recordNotOpen' })
})

test('the minimum is 120 dollars rounded up to the scale, or what older editions asked for', () => {
  expect(minimumDeposit(btc, 'usd120', '52100')).toBe(230_327n)
  expect(minimumDeposit({ ...btc, currency: 'USDT', scale: 6 }, 'usd120', '1')).toBe(120_000_000n)
  expect(minimumDeposit(btc, 'legacy', '52100')).toBe(1_500_000n)
  expect(minimumDeposit({ ...btc, currency: 'ETH', scale: 18 }, 'legacy', '1')).toBe(2n * 10n ** 17n)
  expect(minimumDeposit({ ...btc, currency: 'USDT', scale: 6 }, 'legacy', '1')).toBe(120_000_000n)
  expect(plainAmount(120_000_000n, 6)).toBe('120')
  expect(plainAmount(230_327n, 8)).toBe('0.00230327')
  expect(plainAmount(100n, 0)).toBe('100')
  expect(usdValue(10n ** 18n, 18, '2600.505')).toBe(2_600_50n)
})

test('a deposit is rejected or fails with a reason, and then nothing is credited', () => {
  for (const status of ['REJECTED', 'FAILED'] as const) {
    const declined = accepted(declineRecharge(submitted(), status, 'No such transaction', NOW))
    expect(declined.recharge).toMatchObject({ status, reason: 'No such transaction' })
    expect(declined.recharge.history.at(-1)).toEqual({ status, at: NOW, reason: 'No such transaction' })
    expect(declined.entries).toEqual([])
    expect(approveRecharge(declined.recharge, NOW)).toEqual({ error: 'recordNotOpen' })
  }
})

test('the same transaction again answers the first record', () => {
  const first = submitted()
  const again = accepted(
    submitRecharge(sampleActor(), { ...command, takeOrderNo: () => 'RC2' }, { ...facts, sameHash: first }),
  )
  expect(again.recharge).toBe(first)
})

test.each([
  [{ error: 'addressMissing' }, sampleActor(), { receiveAddress: ' ', amount: 'x' }, {}],
  [{ error: 'addressMissing' }, sampleActor(), { receiveAddress: 'SANDBOX-BTC-2' }, {}],
  [{ error: 'investmentAmountWrong' }, sampleActor(), { amount: 'x' }, { proof: undefined }],
  [{ error: 'investmentAmountWrong' }, sampleActor(), { amount: '0.000000001' }, {}],
  [{ error: 'investmentAmountWrong' }, sampleActor(), { amount: '99999999999' }, {}],
  [
    { error: 'belowMinimum', params: { name: 'BTC', limit: '0.00230327' } },
    sampleActor(),
    { amount: '0.00230326' },
    { proof: undefined },
  ],
  [{ error: 'recordNotFound' }, sampleActor(), { amount: '0.00230327' }, { proof: undefined }],
  [{ error: 'recordNotFound' }, sampleActor(), {}, { proof: { ...proof, userId: 'u2' } }],
] as const)('answers %j first', (error, actor, changes, more) => {
  expect(submitRecharge(actor, { ...command, ...changes }, { ...facts, ...more })).toEqual(error)
})
