import { expect, test } from 'vitest'
import { ageOn } from '../../../domain/calendar.ts'
import type { KycStatus } from '../../../domain/user.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { approveKyc, failKyc, isKycDelayed, noteKycDelay, submitKyc } from './kyc.ts'

const DAY = 86_400_000
const details = {
  firstName: 'Mei',
  lastName: 'Lin',
  sex: 'female',
  birthdate: '1990-05-01',
  country: 'MY',
  address: '1 Sample Street',
  areaCode: '+60',
  phone: '1234567',
  docType: 'passport',
  idFront: 'f1',
  handHeld: 'f2',
  signature: 'f3',
} as const
const actor = (kycStatus: KycStatus = 'NOT_VERIFIED') => sampleActor({ user: { kycStatus } })
const submitted = () => accepted(submitKyc(actor(), details, undefined))

test('a submitted check waits for review, due in 48 hours, in both modes', () => {
  const { kyc, user, due } = submitted()
  expect(kyc).toMatchObject({ status: 'PENDING_REVIEW', reviewDueAt: NOW + 2 * DAY })
  expect(user.kycStatus).toBe('PENDING_REVIEW')
  expect(due).toEqual([{ at: NOW + 2 * DAY, kind: 'kycDelayed', ref: 'u1' }])
  expect('error' in submitKyc({ ...actor(), mode: 'demo' }, details, undefined)).toBe(false)
})

test('approved it is final, failed it can be submitted again', () => {
  const { kyc, user } = submitted()
  const verified = accepted(approveKyc(user, kyc, NOW + 1))
  expect(verified.user.kycStatus).toBe('VERIFIED')
  expect(approveKyc(user, verified.kyc, NOW)).toEqual({ error: 'recordNotOpen' })
  expect(failKyc(user, verified.kyc, 'x', NOW)).toEqual({ error: 'recordNotOpen' })

  const failed = accepted(failKyc(user, kyc, 'Document unreadable', NOW + 1))
  expect(failed.user).toMatchObject({ kycStatus: 'FAILED', kycFailReason: 'Document unreadable' })
  const again = accepted(submitKyc({ ...actor(), user: failed.user }, details, failed.kyc))
  expect(again.user.kycFailReason).toBeUndefined()
  expect(again.kyc.failReason).toBeUndefined()
  expect(again.kyc.history.map(({ status }) => status)).toEqual([
    'PENDING_REVIEW',
    'FAILED',
    'PENDING_REVIEW',
  ])
})

test('a review that takes longer stays open and is called delayed', () => {
  const { kyc } = submitted()
  expect(isKycDelayed(kyc, NOW + 2 * DAY - 1)).toBe(false)
  expect(noteKycDelay(kyc, NOW)).toEqual({ error: 'recordNotOpen' })
  expect(accepted(noteKycDelay(kyc, NOW + 2 * DAY)).notices).toMatchObject([{ titleKey: 'kyc.delayed' }])
})

test.each([
  ['kycStatusWrong', actor('PENDING_REVIEW'), { ...details, signature: '' }],
  ['kycStatusWrong', actor('VERIFIED'), details],
  ['agreementNotSigned', actor('FAILED'), { ...details, signature: ' ' }],
  ['agreementNotSigned', actor(), { ...details, signature: undefined }],
] as const)('answers %s first', (key, who, what) => {
  expect(submitKyc(who, what, undefined)).toEqual({ error: key })
})

test('a user is 18 from the 18th birthday on', () => {
  expect(ageOn('2008-01-10', NOW)).toBe(18)
  expect(ageOn('2008-01-11', NOW)).toBe(17)
})
