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
  readonly combination: Combination | undefined
  readonly list: ListRules | undefined
  readonly fields: FieldRules | undefined
}

/** Rules made of rules. */
interface Combination {
  readonly const: unknown
  readonly oneOf: readonly Check[]
  readonly allOf: readonly Check[]
  readonly if: Check | undefined
  readonly then: Check | undefined
  readonly else: Check | undefined
}

interface ListRules {
  readonly maxItems: number
  readonly minItems: number
  readonly items: Check
}

interface FieldRules {
  readonly arrival: Arrival
  readonly required: readonly string[]
  /** The fields there may be, when there may be no others. */
  readonly only: object | undefined
  readonly known: readonly FieldRule[]
}

interface FieldRule {
  readonly name: string
  /** What a text is to be read as; undefined when it stays one. */
  readonly readAs: string | undefined
  readonly default: unknown
  readonly check: Check
}

const NO_LIMIT = Number.POSITIVE_INFINITY

const has = (rules: Rules, ...keywords: readonly (keyof Rules)[]): boolean =>
  keywords.some((keyword) => rules[keyword] !== undefined)

const combinationOf = (rules: Rules): Combination => ({
  const: rules.const,
  oneOf: (rules.oneOf ?? []).map((one) => checkOf(one)),
  allOf: (rules.allOf ?? []).map((one) => checkOf(one)),
  if: rules.if && checkOf(rules.if),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: rules.then && checkOf(rules.then),
  else: rules.else && checkOf(rules.else),
})

const fieldRulesOf = (rules: Rules, arrival: Arrival): FieldRules => ({
  arrival,
  required: rules.required ?? [],
  only: rules.additionalProperties === false ? rules.properties : undefined,
  known: Object.entries(rules.properties ?? {}).map(([name, one]) => ({
    name,
    readAs: typeof one.type === 'string' && one.type !== 'string' ? one.type : undefined,
    default: one.default,
    check: checkOf(one),
  })),
})

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
  combination: has(rules, 'const', 'oneOf', 'allOf', 'if') ? combinationOf(rules) : undefined,
  list: has(rules, 'maxItems', 'minItems', 'items')
    ? {
        maxItems: rules.maxItems ?? NO_LIMIT,
        minItems: rules.minItems ?? 0,
        items: checkOf(rules.items ?? {}),
      }
    : undefined,
  fields: has(rules, 'required', 'properties') ? fieldRulesOf(rules, arrival) : undefined,
})

/** What a text stands for; itself when it stands for nothing of that type. */
const readAs = (type: string, text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return text
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

const fits = (check: Check, value: unknown): boolean => {
  let isFine = true
  visit(check, value, '', () => {
    isFine = false
  })
  return isFine
}

const visitCombination = (rules: Combination, value: unknown, field: string, report: Report): void => {
  if (rules.const !== undefined && value !== rules.const) report(field, 'const')
  if (rules.oneOf.length > 0) visitChoices(rules.oneOf, value, field, report)
  for (const part of rules.allOf) visit(part, value, field, report)
  const then = rules.if && (fits(rules.if, value) ? rules.then : rules.else)
  if (then) visit(then, value, field, report)
}

const visitList = (rules: ListRules, value: readonly unknown[], field: string, report: Report): void => {
  if (value.length > rules.maxItems) report(field, 'maxItems')
  if (value.length < rules.minItems) report(field, 'minItems')
  for (const [index, one] of value.entries()) visit(rules.items, one, below(field, index), report)
}

const visitFields = (rules: FieldRules, value: Fields, field: string, report: Report): void => {
  if (rules.arrival === 'text') {
    for (const { name, readAs: type, default: filled } of rules.known) {
      const given = value[name]
      if (given === undefined) {
        if (filled !== undefined) value[name] = filled
      } else if (type !== undefined) value[name] = readAs(type, given)
    }
  }
  for (const name of rules.required) if (value[name] === undefined) report(below(field, name), 'required')
  if (rules.only) {
    for (const name in value)
      if (!Object.hasOwn(rules.only, name)) report(below(field, name), 'additionalProperties')
  }
  for (const { name, check } of rules.known) {
    const given = value[name]
    if (given !== undefined) visit(check, given, below(field, name), report)
  }
}

const isOfTypes = (value: unknown, types: readonly string[]): boolean => {
  for (const type of types) if (isOfType(value, type)) return true
  return types.length === 0
}

/** Reports every rule that a value breaks; `field` is its name, empty for the whole. */
const visit = (check: Check, value: unknown, field: string, report: Report): void => {
  if (!isOfTypes(value, check.types)) report(field, 'type')
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
  if (check.enum?.includes(value) === false) report(field, 'enum')
  if (check.combination) visitCombination(check.combination, value, field, report)
  if (check.list && Array.isArray(value)) visitList(check.list, value, field, report)
  if (check.fields && isFields(value)) visitFields(check.fields, value, field, report)
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
