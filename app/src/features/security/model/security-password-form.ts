import { z } from 'zod/mini'
import { codeRule, passwordRule, samePassword } from '#core/forms/credential-rules.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

/** Broken rules of a security password that have their texts in `security:rule`. */
export type SecurityPasswordIssue = 'sixDigits' | 'weak' | 'unchanged'

const issue = (name: SecurityPasswordIssue) => name

const sixDigits = z.string().check(z.regex(/^\d{6}$/, issue('sixDigits')))

/** A new one: not the run from one to six, and not one digit six times. */
const newPassword = z
  .string()
  .check(
    z.regex(/^\d{6}$/, { error: issue('sixDigits'), abort: true }),
    z.regex(/^(?!123456|(\d)\1{5})/, issue('weak')),
  )

/** What setting the first security password asks for. */
export const setForm = z
  .object({ code: codeRule, password: newPassword, repeat: sixDigits })
  .check(samePassword)

/** What changing it asks for. */
export const changeForm = z
  .object({ oldPassword: sixDigits, password: newPassword, repeat: sixDigits })
  .check(
    samePassword,
    z.refine<{ oldPassword: string; password: string }>(
      ({ oldPassword, password }) => oldPassword !== password,
      { error: issue('unchanged'), path: ['password'] },
    ),
  )

/** What replacing a forgotten one asks for. */
export const resetForm = z
  .object({ code: codeRule, loginPassword: passwordRule, password: newPassword, repeat: sixDigits })
  .check(samePassword)

/** Which field each error belongs to; a lock belongs to none. */
export const setFieldByError: FieldByError<z.infer<typeof setForm>> = {
  verificationCodeWrong: { field: 'code' },
  tooManyRequests: { field: 'code' },
}

/** Which field each error belongs to. */
export const changeFieldByError: FieldByError<z.infer<typeof changeForm>> = {
  securityPasswordWrong: { field: 'oldPassword' },
}

/** Which field each error belongs to. */
export const resetFieldByError: FieldByError<z.infer<typeof resetForm>> = {
  verificationCodeWrong: { field: 'code' },
  passwordWrong: { field: 'loginPassword' },
}
