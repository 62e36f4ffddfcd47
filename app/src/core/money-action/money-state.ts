import type { components } from '@swx/sdk'

/** Why payments are locked, until when, and where support is. */
export type LockNotice = components['schemas']['PaymentLockNotice']

/** Where an attempt to move money stands. */
export type MoneyState =
  | { readonly phase: 'idle' }
  /** The payment lock is being asked for. */
  | { readonly phase: 'checking' }
  | { readonly phase: 'sending' }
  /** Payments are locked: nothing was sent, or the backend refused it for that reason. */
  | { readonly phase: 'locked'; readonly lock: LockNotice }
  /** The lock could not be asked for, so nothing was sent. */
  | { readonly phase: 'unchecked'; readonly error: unknown }
  | { readonly phase: 'refused'; readonly error: unknown }
  /** Sent, but no definitive answer came: it may be booked or not. */
  | { readonly phase: 'uncertain'; readonly error: unknown }

/** Whether an attempt is under way, so that another press does nothing. */
export const isUnderWay = ({ phase }: MoneyState): boolean => phase === 'checking' || phase === 'sending'
