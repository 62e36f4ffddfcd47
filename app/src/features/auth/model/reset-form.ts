import { z } from 'zod/mini'
import { codeRule, emailRule, newPasswordRule, samePassword } from './auth-rules.ts'
import type { FieldByCode } from './field-by-code.ts'

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

/** Which field each refusal belongs to; a frozen account (10005) belongs to none. */
export const resetFieldByCode: FieldByCode<ResetForm> = {
  '10001': { field: 'email' },
  '10002': { field: 'email' },
  '10004': { field: 'password', key: 'passwordTooWeak' },
  '10009': { field: 'email' },
  '11001': { field: 'code' },
  '11013': { field: 'code' },
}
