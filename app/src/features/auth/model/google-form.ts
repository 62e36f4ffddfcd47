import { z } from 'zod/mini'
import type { FieldByError } from '../../../core/errors/place-error.ts'
import { emailRule } from '../../../core/session/credential-rules.ts'

/** What the sandbox's simulated Google asks for. */
export const googleForm = z.object({ email: emailRule })

/** Values of the simulated Google. */
export type GoogleForm = z.infer<typeof googleForm>

/** Which field each error belongs to. */
export const googleFieldByError: FieldByError<GoogleForm> = {
  emailWrong: { field: 'email' },
  emailExists: { field: 'email' },
}
