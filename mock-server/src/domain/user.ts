import type { PasswordHash } from '../security/password.ts'
import type { NoticeSwitch } from './notification.ts'

/** Why payments are locked and until when (epoch ms, virtual); without `until` an operator has to unlock. */
export interface PaymentLock {
  readonly reason: 'OPERATOR' | 'WRONG_PASSWORD' | 'PASSWORD_RESET'
  /** What the operator wrote to the user. */
  readonly note?: string
  readonly until?: number
}

/** The status of the identity check. */
export type KycStatus = 'NOT_VERIFIED' | 'PENDING_REVIEW' | 'VERIFIED' | 'FAILED'

/** How a user wants the app to look; what was never chosen is absent. */
export interface Preferences {
  readonly language?: string
  readonly theme?: 'system' | 'light' | 'dark'
  readonly risingColour?: 'red' | 'green'
}

/** A registered user. Times are virtual epoch milliseconds. */
export interface User {
  readonly id: string
  /** As typed; unique without regard to case. */
  readonly userName: string
  /** Lower-cased; unique. */
  readonly email: string
  /** Absent for a user who only ever signed in with Google. */
  readonly password?: PasswordHash | undefined
  /** Rises with each new password, so that a change shows in the state although the hash is random. */
  readonly passwordVersion: number
  readonly google: boolean
  /** The address of the Google account when it is not `email`; set by linking one later. */
  readonly googleEmail?: string | undefined
  /** The own upload that is shown as the picture. */
  readonly avatarId?: string | undefined
  readonly phone?: string | undefined
  readonly areaCode?: string | undefined
  readonly preferences?: Preferences
  readonly inviteCode: string
  readonly invitedBy?: string | undefined
  readonly status: 'ACTIVE' | 'FROZEN'
  readonly kycStatus: KycStatus
  readonly kycFailReason?: string | undefined
  readonly securityPassword?: PasswordHash
  /** Rises with each new security password, so that a change shows in the state. */
  readonly securityPasswordVersion?: number
  /** Wrong security passwords in a row. @default 0 */
  readonly wrongSecurityPasswords?: number
  /** After a reset of the security password, withdrawals (and nothing else) wait until then. */
  readonly withdrawalsPausedUntil?: number
  readonly paymentLock?: PaymentLock | undefined
  readonly demoEnabled: boolean
  readonly savingsEnabled: boolean
  /** Kinds of notices that the user switched off. @default none */
  readonly noticesOff?: readonly NoticeSwitch[]
  readonly createdAt: number
}

/** A signed-in device. Its token is kept as a hash only. */
export interface Session {
  readonly id: string
  readonly tokenHash: string
  readonly userId: string
  readonly createdAt: number
  /** What signed in, in plain words. */
  readonly device?: string
  /** Set by the control plane: the next call with this session answers that it has expired, in this shape. */
  readonly expireAs?: 'http' | 'body' | undefined
}

export const lockAt = ({ paymentLock }: User, now: number): PaymentLock | undefined =>
  paymentLock !== undefined && (paymentLock.until === undefined || paymentLock.until > now)
    ? paymentLock
    : undefined

export const isPaymentLocked = (user: User, now: number): boolean => lockAt(user, now) !== undefined
