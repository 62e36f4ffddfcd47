import { z } from 'zod/mini'
import {
  codeRule,
  emailRule,
  invitationRule,
  newPasswordRule,
  samePassword,
  userNameRule,
} from '#core/forms/credential-rules.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

/** What the sign-up page asks for. The repeated password never leaves the page. */
export const registerForm = z
  .object({
    userName: userNameRule,
    email: emailRule,
    code: codeRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'confirmPassword')),
    invitationCode: invitationRule,
  })
  .check(samePassword)

/** Values of the sign-up page. */
export type RegisterForm = z.infer<typeof registerForm>

/** Which field each error belongs to. */
export const registerFieldByError: FieldByError<RegisterForm> = {
  enterUserNameOrEmail: { field: 'userName' },
  emailWrong: { field: 'email' },
  userNameWrong: { field: 'userName' },
  passwordWrong: { field: 'password', key: 'passwordTooWeak' },
  userNameExists: { field: 'userName' },
  emailExists: { field: 'email' },
  invitationCodeInvalid: { field: 'invitationCode' },
  verificationCodeWrong: { field: 'code' },
  tooManyRequests: { field: 'code' },
}
