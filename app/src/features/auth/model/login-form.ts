import { z } from 'zod/mini'
import { nameOrEmailRule, passwordRule } from './auth-rules.ts'
import type { FieldByCode } from './field-by-code.ts'

/** What the log-in page asks for. */
export const loginForm = z.object({ userName: nameOrEmailRule, password: passwordRule })

/** Values of the log-in page. */
export type LoginForm = z.infer<typeof loginForm>

/** Which field each refusal belongs to; a frozen account (10005) belongs to none. */
export const loginFieldByCode: FieldByCode<LoginForm> = {
  '10001': { field: 'userName' },
  '10002': { field: 'userName' },
  '10003': { field: 'userName' },
  '10004': { field: 'password' },
  '10009': { field: 'userName' },
}
