/** What a verification code is for; a code for one purpose opens no other. */
export type CodeScene = 'register' | 'reset' | 'security'

/** A code that was sent. The code itself is not kept: it is derived from `serial` by the code source. */
export interface SentCode {
  readonly email: string
  readonly scene: CodeScene
  /** Which code of the world this is. */
  readonly serial: number
  readonly sentAt: number
  /** Wrong tries so far. */
  readonly tries: number
}

/** A code is good for ten minutes. */
export const CODE_LIFE_MS = 10 * 60_000
/** After five wrong attempts a code is invalid. */
const CODE_TRIES = 5
/** Another code can be asked for after a minute. */
export const RESEND_AFTER_SECONDS = 60

/** Milliseconds until another code may be sent; 0 when it may be sent now. */
export const resendWait = (sent: SentCode | undefined, now: number): number =>
  sent === undefined ? 0 : Math.max(0, sent.sentAt + RESEND_AFTER_SECONDS * 1_000 - now)

/** Outcome of a try: `wrong` counts against the code, `refused` (nothing to try against, too late) does not. */
export type CodeCheck = 'right' | 'wrong' | 'refused'

/**
 * Checks a typed code. Magic codes of the sandbox: 123456 is always right (unless switched off), 000000 is
 * always wrong and 999999 always expired.
 */
export const checkCode = (
  typed: string,
  sent: SentCode | undefined,
  codeOf: (serial: number) => string,
  now: number,
  magicCode: boolean,
): CodeCheck => {
  if (typed === '123456' && magicCode) return 'right'
  if (typed === '999999' || sent === undefined) return 'refused'
  if (sent.tries >= CODE_TRIES || now >= sent.sentAt + CODE_LIFE_MS) return 'refused'
  return typed !== '000000' && typed === codeOf(sent.serial) ? 'right' : 'wrong'
}
