import type { AccountMode } from '../session/mode-store.ts'
import type { Refusal } from './refusal.ts'

/** What a refusal can lead to besides mending what was entered. */
export type NextStep =
  | 'deposit'
  | 'positions'
  | 'switchToReal'
  | 'identityCheck'
  | 'securityPassword'
  | 'support'
  | 'logIn'

const ofCode: Readonly<Record<string, readonly NextStep[]>> = {
  '401': ['logIn'],
  '10005': ['support'],
  '10008': ['support'],
  '10011': ['deposit', 'positions'],
  '10019': ['identityCheck'],
  '10022': ['identityCheck'],
  '11002': ['securityPassword'],
  '11003': ['securityPassword'],
  '11004': ['support'],
  '11005': ['switchToReal'],
  '11006': ['switchToReal'],
}

/** Failures that the same request may get over. */
const passing: ReadonlySet<string> = new Set(['10018', '11013'])

/**
 * The steps a refusal calls for, the first the most likely. An unknown one leads to support. Play money cannot be
 * paid in, and who is on the real account already needs no switch.
 */
export function nextStepsOf({ code, key }: Refusal, mode: AccountMode): readonly NextStep[] {
  if (key === 'unknown' || key === 'unknownWithTrace') return ['support']
  const steps = ofCode[code ?? ''] ?? []
  return steps.filter((step) => step !== (mode === 'demo' ? 'deposit' : 'switchToReal'))
}

/** Whether trying the same again can help. */
export function isPassing({ code, key }: Refusal): boolean {
  if (code !== undefined && passing.has(code)) return true
  return ['network', 'timeout', 'server', 'unreadable', 'tooManyRequests'].includes(key)
}
