import type { core } from 'zod/mini'
import type { FieldError } from '../gen/entities.ts'

/** The place of a value, such as `result[0].price`. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((at, part) => {
    if (typeof part === 'number') return `${at}[${part}]`
    return at ? `${at}.${String(part)}` : String(part)
  }, '')

/** The value at a path; undefined when the path leads nowhere. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], data)

/** The keyword of JSON Schema for a limit, by the kind of value that it limits. */
const limits = { string: 'Length', array: 'Items' } as Readonly<Record<string, string>>

function ruleOf(issue: core.$ZodIssue, data: unknown): string {
  const isMissing = valueAt(data, issue.path) === undefined
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'required' : 'type'
    case 'invalid_value':
      return 'enum'
    case 'invalid_format':
      return issue.format === 'regex' ? 'pattern' : 'format'
    case 'too_small':
      return issue.origin in limits
        ? `min${limits[issue.origin]}`
        : issue.inclusive
          ? 'minimum'
          : 'exclusiveMinimum'
    case 'too_big':
      return issue.origin in limits
        ? `max${limits[issue.origin]}`
        : issue.inclusive
          ? 'maximum'
          : 'exclusiveMaximum'
    case 'invalid_union': {
      // An enum of an answer is a union of its members with any text.
      const isEnum = issue.errors.flat().some(({ code }) => code === 'invalid_value')
      return isMissing ? 'required' : isEnum ? 'enum' : 'oneOf'
    }
    default:
      return issue.code
  }
}

/** An issue of zod as a field error, with the rule names that the backend uses for requests. */
export const fieldErrorOf = (issue: core.$ZodIssue, data: unknown): FieldError => ({
  field: placeOf(issue.path),
  rule: ruleOf(issue, data),
})
