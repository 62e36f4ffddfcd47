import type { Kyc } from '../products/identity/rules/kyc.ts'

const VERIFIED_AT = Date.parse('2026-01-10T15:20:00.000Z')

/** A passed identity check. */
export const sampleKyc = (userId: string): Kyc => ({
  userId,
  firstName: 'Mei',
  lastName: 'Tan',
  sex: 'female',
  birthdate: '1994-05-17',
  country: 'SG',
  address: '12 Sample Street #4, Singapore',
  areaCode: '+65',
  phone: '81234567',
  docType: 'passport',
  idFront: 'f-1',
  handHeld: 'f-2',
  signature: 'f-3',
  status: 'VERIFIED',
  history: [{ status: 'VERIFIED', at: VERIFIED_AT }],
  submittedAt: VERIFIED_AT,
  reviewDueAt: VERIFIED_AT,
  reviewedAt: VERIFIED_AT,
})
