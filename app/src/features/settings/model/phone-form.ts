import { z } from 'zod/mini'
import { phoneDigits } from '#core/phone/calling-codes.ts'

/** Broken rules of a phone that have their texts in `settings:phone`. */
export type PhoneIssue = 'wrong' | 'noAreaCode' | 'taken'

const issue = (name: PhoneIssue) => name

/** A phone with its area code. Spaces and hyphens may group the digits; they are not sent. */
export const phoneForm = z.object({
  areaCode: z.string().check(z.regex(/^\+\d{1,4}$/, issue('noAreaCode'))),
  phone: z.pipe(
    z.pipe(z.string(), z.transform(phoneDigits)),
    z.string().check(z.regex(/^\d{5,15}$/, issue('wrong'))),
  ),
})
