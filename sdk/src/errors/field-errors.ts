import type { FieldError } from '../gen/entities.ts'

const isFieldError = (value: unknown): value is FieldError => {
  const { field, rule } = Object(value) as Partial<FieldError>
  return typeof field === 'string' && typeof rule === 'string'
}

/** The refused fields that an answer names; nothing when it has no list of them. What names no field is left out. */
export const fieldErrorsOf = (errors: unknown): readonly FieldError[] | undefined =>
  Array.isArray(errors) ? errors.filter(isFieldError) : undefined
