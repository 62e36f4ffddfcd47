import { z } from 'zod/mini'
import type { ErrorKey } from '#core/errors/error-message.ts'

/*
 * The rules of names, addresses, passwords and codes, the same as the backend's. A broken rule is named by the key of its
 * text, so that a message changes with the language while it stands there.
 */

/** Keeps the names of texts checked by the compiler. */
const key = (name: ErrorKey) => name

const hasLetterAndDigit = /^(?=.*[A-Za-z])(?=.*\d).{8,64}$/s

/** 4 to 20 letters, digits or underscores, starting with a letter. */
export const userNameRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: key('enterUserName'), abort: true }),
    z.regex(/^[A-Za-z][A-Za-z0-9_]{3,19}$/, key('userNameWrong')),
  )

/** An address with an `@` and a domain; kept in lower case by the backend. */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: key('enterValidEmail'), abort: true }),
    z.maxLength(254, key('emailFormatIncorrect')),
    z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, key('emailFormatIncorrect')),
  )

/** A name or an address: what it is shows by its `@`. */
export const nameOrEmailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: key('enterUserNameOrEmail'), abort: true }),
    z.maxLength(254, key('emailWrong')),
  )

/** Six digits. */
export const codeRule = z.string().check(z.regex(/^\d{6}$/, key('enterVerificationCode')))

/** A password on its way in: anything but nothing. */
export const passwordRule = z.string().check(z.minLength(1, key('enterPassword')))

/** A new password. */
export const newPasswordRule = z
  .string()
  .check(
    z.minLength(1, { error: key('enterPassword'), abort: true }),
    z.regex(hasLetterAndDigit, key('passwordTooWeak')),
  )

/** 6 to 8 capital letters or digits, or nothing. */
export const invitationRule = z
  .string()
  .check(z.trim(), z.regex(/^([A-Z0-9]{6,8})?$/, key('invitationCodeInvalid')))

/** Both entries of a new password are the same; said as soon as there is a second one. */
export const samePassword = z.refine<{ password: string; repeat: string }>(
  (form) => form.password === form.repeat,
  {
    error: key('passwordsDiffer'),
    path: ['repeat'],
    when: ({ value }) => Boolean((value as { repeat?: string }).repeat),
  },
)

/** The invitation code of a link, if it has the form of one. */
export function readInvitationCode(text: string | null): string | undefined {
  const code = text?.trim().toUpperCase()
  return code && invitationRule.safeParse(code).success ? code : undefined
}
