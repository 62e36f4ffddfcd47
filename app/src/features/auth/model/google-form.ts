import { z } from 'zod/mini'
import { emailRule } from './auth-rules.ts'
import type { FieldByCode } from './field-by-code.ts'

/** What the sandbox's stand-in for Google asks for. */
export const googleForm = z.object({ email: emailRule })

/** Values of the stand-in for Google. */
export type GoogleForm = z.infer<typeof googleForm>

/** Which field each refusal belongs to. */
export const googleFieldByCode: FieldByCode<GoogleForm> = {
  '10002': { field: 'email' },
  '10007': { field: 'email' },
}
