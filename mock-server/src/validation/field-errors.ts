import type { SchemaError } from './validate.ts'

/** A field of a request and the rule it breaks, as HTTP 400 answers it. */
export interface FieldError {
  readonly field: string
  readonly rule: string
}

/** How many broken rules an answer names at most. */
export const MOST_FIELD_ERRORS = 100

/** How much of the name of a field an answer repeats at most: what a request adds may have any name. */
const LONGEST_FIELD = 200

/** Keywords that only sum up what their branches report. */
const summaries = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])

function fieldOf(error: SchemaError, whole: string): string {
  const own = error.params.missingProperty ?? error.params.additionalProperty
  const parts = error.instancePath.split('/').slice(1)
  if (typeof own === 'string') parts.push(own)
  const path = parts.join('.').replaceAll('~1', '/').replaceAll('~0', '~')
  return path === '' ? whole : path.slice(0, LONGEST_FIELD)
}

/**
 * What a validator found, one entry per field and rule.
 * @param whole the name for the value as a whole, for example `body`
 */
export function fieldErrors(errors: readonly SchemaError[] | null | undefined, whole: string): FieldError[] {
  const all = errors ?? []
  const leaves = all.filter((error) => !summaries.has(error.keyword))
  const found = new Map<string, FieldError>()
  for (const error of leaves.length > 0 ? leaves : all) {
    const entry = { field: fieldOf(error, whole), rule: error.keyword }
    found.set(`${entry.field} ${entry.rule}`, entry)
  }
  return [...found.values()].slice(0, MOST_FIELD_ERRORS)
}
