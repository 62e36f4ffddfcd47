import type { components } from '@swx/sdk'
import { IdentificationRequest } from '@swx/sdk/zod'
import { z } from 'zod/mini'
import { contractText } from '#core/forms/contract-text.ts'
import { phoneDigits } from '#core/phone/calling-codes.ts'

/** Which document is shown. */
export type DocumentType = components['schemas']['IdentificationRequest']['docType']

/** The documents on offer. */
export const documentTypes = [
  'idCard',
  'driverLicense',
  'passport',
] as const satisfies readonly DocumentType[]

/** What the field of the sex offers. */
export const sexes = ['female', 'male'] as const

const ADULT_YEARS = 18

/** The latest birthday of an adult, as the field of a date takes it. */
export function latestBirthdate(now: number): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - ADULT_YEARS)
  return date.toISOString().slice(0, 10)
}

/** A country of residence, with its name in the user's language. */
interface Country {
  readonly code: string
  readonly name: string
}

/** Countries, given by their ISO 3166 alpha-2 codes, in the order of their names. */
export function countriesIn(tag: string, codes: readonly string[]): readonly Country[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => compare(left.name, right.name))
}

const { shape } = IdentificationRequest
const text = (schema: z.core.$ZodType, issue = 'required') =>
  contractText({ schema, issue, missing: 'required' })

/**
 * The rules of the identity check besides its pictures.
 *
 * @param latest birthday of an adult, `yyyy-MM-dd`
 */
export const identityForm = (latest: string) =>
  z.object({
    firstName: text(shape.firstName),
    lastName: text(shape.lastName),
    sex: z.pipe(z.string(), z.enum(sexes, 'required')),
    birthdate: text(shape.birthdate).check(z.refine((date) => date <= latest, 'adult')),
    country: text(shape.country),
    address: text(shape.address, 'address'),
    areaCode: text(shape.areaCode),
    phone: z.pipe(z.pipe(z.string(), z.transform(phoneDigits)), text(shape.phone, 'phone')),
    docType: z.pipe(z.string(), z.enum(documentTypes, 'required')),
  })

/** What was filled in. */
export type IdentityForm = z.input<ReturnType<typeof identityForm>>

/** What is sent of it. */
export type Identity = z.output<ReturnType<typeof identityForm>>

/** What the form begins with; where all of it is on one page, a document is suggested. */
export const blankIdentity: IdentityForm = {
  firstName: '',
  lastName: '',
  sex: '',
  birthdate: '',
  country: '',
  address: '',
  areaCode: '',
  phone: '',
  docType: '',
}
