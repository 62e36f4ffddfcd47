import { z } from 'zod/mini'
import { nameOrEmailRule, passwordRule } from '#core/forms/credential-rules.ts'
import type { FieldByError } from '#core/forms/place-error.ts'

/** What the log-in page asks for. */
export const loginForm = z.object({ userName: nameOrEmailRule, password: passwordRule })

/** Values of the log-in page. */
export type LoginForm = z.infer<typeof loginForm>

/** Which field each error belongs to; a frozen account belongs to none. */
export const loginFieldByError: FieldByError<LoginForm> = {
  enterUserNameOrEmail: { field: 'userName' },
  emailWrong: { field: 'userName' },
  userNameWrong: { field: 'userName' },
  passwordWrong: { field: 'password' },
  userNotFound: { field: 'userName' },
}
