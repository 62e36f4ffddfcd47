import type { AccountMode } from '../account-mode/mode-store.ts'
import type { ErrorKey, ErrorMessage } from './error-message.ts'

/** What an error can lead to besides mending what was entered. */
export type NextStep =
  | 'deposit'
  | 'positions'
  | 'switchToReal'
  | 'identityCheck'
  | 'securityPassword'
  | 'support'
  | 'logIn'

const stepsOf: Readonly<Partial<Record<ErrorKey, readonly NextStep[]>>> = {
  sessionEnded: ['logIn'],
  userStatusAbnormal: ['support'],
  userStatusWrong: ['support'],
  insufficientBalance: ['deposit', 'positions'],
  kycStatusWrong: ['identityCheck'],
  kycRequired: ['identityCheck'],
  securityPasswordWrong: ['securityPassword'],
  securityPasswordNotSet: ['securityPassword'],
  paymentLocked: ['support'],
  demoCannotUse: ['switchToReal'],
  demoDisabled: ['switchToReal'],
}

/** Failures that the same request may get over. */
const passing: readonly ErrorKey[] = [
  'network',
  'timeout',
  'server',
  'unreadable',
  'parameterMissing',
  'tooManyRequests',
]

/**
 * The steps an error calls for, the first the most likely. An unknown one leads to support. Play money cannot be
 * paid in, and a user on the real account needs no switch.
 */
export function nextStepsOf({ key }: ErrorMessage, mode: AccountMode): readonly NextStep[] {
  if (key === 'unknown' || key === 'unknownWithTrace') return ['support']
  const steps = stepsOf[key] ?? []
  return steps.filter((step) => step !== (mode === 'demo' ? 'deposit' : 'switchToReal'))
}

/** Whether trying the same again can help. */
export function isPassing({ key }: ErrorMessage): boolean {
  return passing.includes(key)
}
