import { z } from 'zod/mini'
import type { FieldByError } from '#core/errors/place-error.ts'
import { newPasswordRule, passwordRule, samePassword } from '#core/session/credential-rules.ts'

/** What changing the log-in password asks for. A rule without a text in `errors` has it in `security:rule`. */
export const passwordForm = z
  .object({
    oldPassword: passwordRule,
    password: newPasswordRule,
    repeat: z.string().check(z.minLength(1, 'confirmPassword')),
  })
  .check(
    samePassword,
    z.refine<{ oldPassword: string; password: string }>(
      ({ oldPassword, password }) => oldPassword !== password,
      { error: 'unchangedPassword', path: ['password'], when: ({ value }) => isTyped(value) },
    ),
  )

const isTyped = (value: unknown) => Boolean((value as { password?: string }).password)

/** Which field each error belongs to. */
export const passwordFieldByError: FieldByError<z.infer<typeof passwordForm>> = {
  passwordWrong: { field: 'oldPassword' },
}
