import type { Rules } from '../gen/request-rules.ts'
import type { FieldError } from './reply.ts'

/** How a value arrived: as JSON, or as text that stands for a number, a truth value or itself. */
export type Arrival = 'json' | 'text'

type Report = (field: string, rule: string) => void

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOfType = (value: unknown, type: string): boolean => {
  switch (type) {
    case 'number':
      return Number.isFinite(value)
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isFields(value)
    default:
      return typeof value === type
  }
}

/** Rules made ready to be gone through. All have the same shape, whatever they ask for, so that this is quick. */
export interface Check {
  readonly types: readonly string[]
  readonly maxLength: number
  readonly minLength: number
  readonly pattern: RegExp | undefined
  readonly format: RegExp | undefined
  readonly maximum: number
  readonly minimum: number
  readonly exclusiveMinimum: number
  readonly enum: readonly unknown[] | undefined
  readonly const: unknown
  readonly oneOf: readonly Check[] | undefined
  readonly allOf: readonly Check[]
  readonly condition: { readonly holds: Check; readonly when: Check; readonly unless: Check } | undefined
  readonly maxItems: number
  readonly minItems: number
  readonly items: Check | undefined
  readonly arrival: Arrival
  readonly default: unknown
  readonly required: readonly string[]
  /** The fields there may be, when there may be no others. */
  readonly only: object | undefined
  readonly fields: readonly { readonly name: string; readonly check: Check }[]
}

const NO_LIMIT = Number.POSITIVE_INFINITY

/** Makes rules ready; `arrival` is how the fields of an object come. */
export const checkOf = (rules: Rules, arrival: Arrival = 'json'): Check => ({
  types: [rules.type ?? []].flat(),
  maxLength: rules.maxLength ?? NO_LIMIT,
  minLength: rules.minLength ?? 0,
  pattern: rules.pattern,
  format: rules.format,
  maximum: rules.maximum ?? NO_LIMIT,
  minimum: rules.minimum ?? -NO_LIMIT,
  exclusiveMinimum: rules.exclusiveMinimum ?? -NO_LIMIT,
  enum: rules.enum,
  const: rules.const,
  oneOf: rules.oneOf?.map((one) => checkOf(one)),
  allOf: (rules.allOf ?? []).map((one) => checkOf(one)),
  condition: rules.if && {
    holds: checkOf(rules.if),
    when: checkOf(rules.then ?? {}),
    unless: checkOf(rules.else ?? {}),
  },
  maxItems: rules.maxItems ?? NO_LIMIT,
  minItems: rules.minItems ?? 0,
  items: rules.items && checkOf(rules.items),
  arrival,
  default: rules.default,
  required: rules.required ?? [],
  only: rules.additionalProperties === false ? rules.properties : undefined,
  fields: Object.entries(rules.properties ?? {}).map(([name, one]) => ({ name, check: checkOf(one) })),
})

/** What a text stands for; itself when it stands for nothing of that type. */
const readAs = (type: string | undefined, text: unknown): unknown => {
  if (typeof text !== 'string' || type === 'string' || type === undefined || text === '') return text
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  const number = Number(text)
  return isOfType(number, type) ? number : text
}

const below = (field: string, name: string | number): string =>
  field === '' ? `${name}` : `${field}.${name}`

/** One of the choices has to fit, and no other; when none does, it is told what each of them misses. */
const visitChoices = (choices: readonly Check[], value: unknown, field: string, report: Report): void => {
  const broken: [field: string, rule: string][] = []
  const fitting = choices.filter((choice) => {
    const before = broken.length
    visit(choice, value, field, (...error) => broken.push(error))
    return broken.length === before
  })
  if (fitting.length === 1) return
  if (broken.length === 0) report(field, 'oneOf')
  for (const error of broken) report(...error)
}

const visitFields = (check: Check, value: Fields, field: string, report: Report): void => {
  if (check.arrival === 'text') {
    for (const { name, check: one } of check.fields) {
      const given = value[name]
      if (given !== undefined) value[name] = readAs(one.types[0], given)
      else if (one.default !== undefined) value[name] = one.default
    }
  }
  for (const name of check.required) if (value[name] === undefined) report(below(field, name), 'required')
  if (check.only) {
    for (const name in value)
      if (!Object.hasOwn(check.only, name)) report(below(field, name), 'additionalProperties')
  }
  for (const { name, check: one } of check.fields) {
    const given = value[name]
    if (given !== undefined) visit(one, given, below(field, name), report)
  }
}

const fits = (check: Check, value: unknown): boolean => {
  let isFine = true
  visit(check, value, '', () => {
    isFine = false
  })
  return isFine
}

/** Reports every rule that a value breaks; `field` is its name, empty for the whole. */
const visit = (check: Check, value: unknown, field: string, report: Report): void => {
  const { types } = check
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) report(field, 'type')
  if (typeof value === 'string') {
    if (value.length > check.maxLength) report(field, 'maxLength')
    if (value.length < check.minLength) report(field, 'minLength')
    if (check.pattern?.test(value) === false) report(field, 'pattern')
    if (check.format?.test(value) === false) report(field, 'format')
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    if (value > check.maximum) report(field, 'maximum')
    if (value < check.minimum) report(field, 'minimum')
    if (value <= check.exclusiveMinimum) report(field, 'exclusiveMinimum')
  }
  if (check.const !== undefined && value !== check.const) report(field, 'const')
  if (check.enum?.includes(value) === false) report(field, 'enum')
  if (check.oneOf) visitChoices(check.oneOf, value, field, report)
  for (const part of check.allOf) visit(part, value, field, report)
  const { condition } = check
  if (condition) visit(fits(condition.holds, value) ? condition.when : condition.unless, value, field, report)
  if (Array.isArray(value)) {
    if (value.length > check.maxItems) report(field, 'maxItems')
    if (value.length < check.minItems) report(field, 'minItems')
    if (check.items)
      for (const [index, one] of value.entries()) visit(check.items, one, below(field, index), report)
  } else if (isFields(value)) visitFields(check, value, field, report)
}

/** An answer names so many at most. */
const MOST_ERRORS = 100

/**
 * Every rule that a value breaks, one entry per field and rule; undefined when it fits. In an object whose fields
 * arrived as text, they become what they stand for, and defaults are filled in.
 *
 * @param whole the name for the value as a whole, for example `body`
 */
export const brokenRules = (check: Check, value: unknown, whole: string): FieldError[] | undefined => {
  let errors: Map<string, FieldError> | undefined
  visit(check, value, '', (name, rule) => {
    const field = name === '' ? whole : name
    errors ??= new Map()
    errors.set(`${field} ${rule}`, { field, rule })
  })
  return errors && [...errors.values()].slice(0, MOST_ERRORS)
}
