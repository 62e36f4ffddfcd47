import type { components } from '@swx/sdk'

type Request = components['schemas']['IdentificationRequest']

/** Which document is shown. */
export type DocumentType = Request['docType']

/** What the form asks for besides pictures. */
export interface IdentityForm {
  readonly firstName: string
  readonly lastName: string
  readonly sex: '' | Request['sex']
  /** `yyyy-MM-dd`. */
  readonly birthdate: string
  readonly country: string
  readonly address: string
  readonly areaCode: string
  readonly phone: string
}

/** What is wrong with a field, by its name. */
export type IdentityErrors = Partial<Record<keyof IdentityForm, 'required' | 'adult' | 'address' | 'phone'>>

const ADULT_YEARS = 18

/** The latest birthday of an adult, as the field of a date takes it. */
export function latestBirthdate(now: number): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - ADULT_YEARS)
  return date.toISOString().slice(0, 10)
}

/** What is wrong with what was filled in; empty when nothing is. */
export function identityErrorsOf(form: IdentityForm, now: number): IdentityErrors {
  const errors: IdentityErrors = {}
  for (const [name, value] of Object.entries(form))
    if (value.trim() === '') errors[name as keyof IdentityForm] = 'required'
  if (!errors.birthdate && form.birthdate > latestBirthdate(now)) errors.birthdate = 'adult'
  if (!errors.address && form.address.trim().length < 5) errors.address = 'address'
  if (!errors.phone && !/^\d{5,15}$/.test(form.phone.trim())) errors.phone = 'phone'
  return errors
}

/** The fields as they are sent; undefined while one is not filled in. */
export function identityFields(
  form: IdentityForm,
): Omit<Request, 'docType' | 'idFront' | 'handHeld'> | undefined {
  const { sex } = form
  if (sex === '') return undefined
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    sex,
    birthdate: form.birthdate,
    country: form.country,
    address: form.address.trim(),
    areaCode: form.areaCode,
    phone: form.phone.trim(),
  }
}
