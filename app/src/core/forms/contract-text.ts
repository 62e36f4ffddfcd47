import { foldDigits } from '@swx/sdk/money'
import { z } from 'zod/mini'

/** How a text is looked at. */
export interface ContractTextOptions {
  /** Schema of the field, from `@swx/sdk/zod`. */
  readonly schema: z.core.$ZodType
  /** Names the text of what is wrong. */
  readonly issue: string
  /** Names the text of an empty field; without it the field may be empty. */
  readonly missing?: string | undefined
  /** The digits of every script are read, for what is a number. */
  readonly digits?: boolean
}

/** The rule of a text that must be what the contract takes; without spaces around it. */
export const contractText = ({ schema, issue, missing, digits = false }: ContractTextOptions) =>
  z.string().check(
    z.trim(),
    z.overwrite((text) => (digits ? foldDigits(text) : text)),
    z.refine((text) => text !== '' || missing === undefined, { error: missing ?? '', abort: true }),
    z.refine((text) => text === '' || z.safeParse(schema, text).success, issue),
  )
