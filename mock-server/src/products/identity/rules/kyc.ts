import type { Actor } from '../../../domain/actor.ts'
import { DAY_MS } from '../../../domain/calendar.ts'
import { begin, enter, type Tracked } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import type { KycStatus, User } from '../../../domain/user.ts'

/** A review is due after 48 hours; later it is shown as delayed. */
const KYC_REVIEW_MS = 2 * DAY_MS

/** Who a user is. Files are ids of own uploads. */
export interface KycDetails {
  readonly firstName: string
  readonly lastName: string
  readonly sex: 'male' | 'female'
  /** `yyyy-mm-dd`. */
  readonly birthdate: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly address: string
  readonly areaCode: string
  readonly phone: string
  readonly docType: 'idCard' | 'driverLicense' | 'passport'
  readonly idFront: string
  /** Not needed for a passport. */
  readonly idBack?: string
  readonly handHeld: string
  readonly signature: string
}

/** The identity check of a user. Times in epoch ms. */
export interface Kyc extends KycDetails, Tracked<KycStatus> {
  readonly userId: string
  readonly submittedAt: number
  readonly reviewDueAt: number
  readonly reviewedAt?: number | undefined
  readonly failReason?: string | undefined
}

/** What a step of the check changes. */
export interface KycChange {
  readonly kyc: Kyc
  readonly user: User
}

/**
 * Submits an identity check, again after a failed one. It is the user's, in both modes.
 * are the shape of the request.
 */
export const submitKyc = (
  actor: Actor,
  details: Omit<KycDetails, 'signature'> & { readonly signature: string | undefined },
  before: Kyc | undefined,
): Outcome<KycChange, 'userStatusWrong' | 'kycStatusWrong' | 'agreementNotSigned'> => {
  const { user, now } = actor
  if (user.status === 'FROZEN') return reject('userStatusWrong')
  if (user.kycStatus === 'PENDING_REVIEW' || user.kycStatus === 'VERIFIED') return reject('kycStatusWrong')
  const signature = details.signature?.trim()
  if (!signature) return reject('agreementNotSigned')
  const reviewDueAt = now + KYC_REVIEW_MS
  const kyc: Kyc = {
    ...details,
    signature,
    userId: user.id,
    ...(before === undefined ? begin('PENDING_REVIEW', now) : enter(before, 'PENDING_REVIEW', now)),
    submittedAt: now,
    reviewDueAt,
  }
  return done(
    { kyc, user: { ...user, kycStatus: 'PENDING_REVIEW', kycFailReason: undefined } },
    {
      due: [{ at: reviewDueAt, kind: 'kycDelayed', ref: user.id }],
      reviews: [{ kind: 'kyc', id: user.id }],
    },
  )
}

/** Verifies a user; `recordNotOpen` unless the check waits for review. */
export const approveKyc = (user: User, kyc: Kyc, now: number): Outcome<KycChange> =>
  kyc.status !== 'PENDING_REVIEW'
    ? reject('recordNotOpen')
    : done(
        {
          kyc: { ...kyc, ...enter(kyc, 'VERIFIED', now), reviewedAt: now },
          user: { ...user, kycStatus: 'VERIFIED', kycFailReason: undefined },
        },
        { notices: [{ userId: user.id, titleKey: 'kyc.verified', params: {} }] },
      )

/** Fails a check with a reason that is shown; `recordNotOpen` unless it waits for review. */
export const failKyc = (user: User, kyc: Kyc, reason: string, now: number): Outcome<KycChange> =>
  kyc.status !== 'PENDING_REVIEW'
    ? reject('recordNotOpen')
    : done(
        {
          kyc: { ...kyc, ...enter(kyc, 'FAILED', now, reason), reviewedAt: now, failReason: reason },
          user: { ...user, kycStatus: 'FAILED', kycFailReason: reason },
        },
        { notices: [{ userId: user.id, titleKey: 'kyc.failed', params: { reason } }] },
      )

/** Whether a review takes longer than promised. */
export const isKycDelayed = (kyc: Pick<Kyc, 'status' | 'reviewDueAt'>, now: number): boolean =>
  kyc.status === 'PENDING_REVIEW' && now >= kyc.reviewDueAt

/** Tells a user that the review is delayed; nothing else changes. `recordNotOpen` when it is not. */
export const noteKycDelay = (kyc: Kyc, now: number): Outcome<{ kyc: Kyc }> =>
  isKycDelayed(kyc, now)
    ? done({ kyc }, { notices: [{ userId: kyc.userId, titleKey: 'kyc.delayed', params: {} }] })
    : reject('recordNotOpen')
