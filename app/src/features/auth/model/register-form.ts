import { z } from 'zod/mini'
import {
  codeRule,
  emailRule,
  invitationRule,
  newPasswordRule,
  samePassword,
  userNameRule,
} from './auth-rules.ts'
import type { FieldByCode } from './field-by-code.ts'

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

/** Which field each refusal belongs to. */
export const registerFieldByCode: FieldByCode<RegisterForm> = {
  '10001': { field: 'userName' },
  '10002': { field: 'email' },
  '10003': { field: 'userName' },
  '10004': { field: 'password', key: 'passwordTooWeak' },
  '10006': { field: 'userName' },
  '10007': { field: 'email' },
  '10091': { field: 'invitationCode' },
  '11001': { field: 'code' },
  '11013': { field: 'code' },
}
