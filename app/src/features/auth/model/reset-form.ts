import { z } from 'zod/mini'
import { codeRule, emailRule, newPasswordRule, samePassword } from '#core/forms/credential-rules.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

/** What the reset page asks for. */
export const resetForm = z
  .object({
    email: emailRule,
    code: codeRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'enterPasswordAgain')),
  })
  .check(samePassword)

/** Values of the reset page. */
export type ResetForm = z.infer<typeof resetForm>

/** Which field each error belongs to; a frozen account belongs to none. */
export const resetFieldByError: FieldByError<ResetForm> = {
  enterUserNameOrEmail: { field: 'email' },
  emailWrong: { field: 'email' },
  passwordWrong: { field: 'password', key: 'passwordTooWeak' },
  userNotFound: { field: 'email' },
  verificationCodeWrong: { field: 'code' },
  tooManyRequests: { field: 'code' },
}
