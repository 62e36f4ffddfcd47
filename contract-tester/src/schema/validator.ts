import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow, join, stepsOf, valueAt } from '../document/pointer.ts'
import { forDirection } from './for-direction.ts'
import { partAt } from './places.ts'

/** One way in which a value breaks a schema. */
export interface SchemaError {
  /** Pointer of the keyword in the document. */
  readonly pointer: string
  /** Pointer inside the value. */
  readonly at: string
  readonly message: string
}

/** Checks values against the schemas of a document. */
export interface Validator {
  /** Schemas that are no schemas, such as an empty enum, and why: any value fits them. */
  readonly unusable: ReadonlyMap<string, string>
  /** What is wrong with a value that the server sent. */
  answer(schemaPointer: string, value: unknown): SchemaError[]
  /** Whether a value may be sent. */
  allowsRequest(schemaPointer: string, value: unknown): boolean
}

const regExp = Object.assign(
  (pattern: string, flags: string) => {
    try {
      return new RegExp(pattern, flags)
    } catch {
      return new RegExp(pattern)
    }
  },
  { code: 'new RegExp' },
)

const uriOf = (id: string, pointer: string) =>
  id + pointer.replace(/[^#/~\w.!$&'()*+,;=:@-]/g, (character) => encodeURIComponent(character))

/** Whether an error is from a branch below a schema; the schema itself may be a branch of another one. */
const isInBranch = (pointer: string, { schemaPath }: ErrorObject) => {
  const inside = decodeURIComponent(schemaPath.slice(schemaPath.indexOf('#')))
  return /\/(oneOf|anyOf)\/\d+(\/|$)/.test(inside.startsWith(pointer) ? inside.slice(pointer.length) : inside)
}

const ANYTHING = new Ajv2020().compile({})

const CHOICE = /^(oneOf|anyOf)$/

const made = new WeakMap<JsonObject, Validator>()

/** The validator of a document in the dialect of 3.1; schemas are compiled once for all runs of a process. */
export function createValidator(root: JsonObject): Validator {
  const known = made.get(root) ?? makeValidator(root)
  made.set(root, known)
  return known
}

function makeValidator(root: JsonObject): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    code: { regExp },
  })
  addFormats.default(ajv)
  const answers = forDirection(root, 'answer')
  const places = pointersIn(answers)
  ajv.addSchema(answers, 'answer')
  ajv.addSchema(forDirection(root, 'request'), 'request')
  const compiled = new Map<string, ValidateFunction>()
  const unusable = new Map<string, string>()
  const compile = (id: string, pointer: string): ValidateFunction => {
    const uri = uriOf(id, pointer)
    const known = compiled.get(uri)
    if (known) return known
    let made: ValidateFunction
    try {
      made = ajv.compile({ $ref: uri })
    } catch (cause) {
      unusable.set(pointer, String((cause as Error).message).split('\n')[0] ?? '')
      made = ANYTHING
    }
    compiled.set(uri, made)
    return made
  }

  const explain = (schemaPointer: string, value: unknown, base = ''): SchemaError[] => {
    const { pointer, value: schema } = follow(root, schemaPointer)
    const validate = compile('answer', pointer)
    if (validate(value)) return []
    const errors = [...(validate.errors ?? [])]
    for (const key of ['oneOf', 'anyOf'] as const) {
      const branches = isObject(schema) ? schema[key] : undefined
      const isBranchError = errors.some((error) => error.keyword === key && error.instancePath === '')
      if (!Array.isArray(branches) || !isBranchError) continue
      const best = closest(
        branches.map((_, index) => explain(join(pointer, key, index), value, base)),
        base,
      )
      if (best.length > 0) return best
    }
    const told = (error: ErrorObject): SchemaError => ({
      pointer: placeOf(root, places, error),
      at: base + error.instancePath,
      message: `${error.message}${detailOf(error)}`,
    })
    // Of a choice deeper inside, the branches that were not meant are left out.
    const choices = errors.filter(({ keyword, instancePath }) => CHOICE.test(keyword) && instancePath !== '')
    const [outer] = choices.sort((a, b) => a.instancePath.length - b.instancePath.length)
    const holder = outer && told(outer).pointer
    if (outer && holder?.endsWith(`/${outer.keyword}`)) {
      const part = partAt(value as Json, stepsOf(`#${outer.instancePath}`))
      const isInside = ({ instancePath }: ErrorObject) =>
        `${instancePath}/`.startsWith(`${outer.instancePath}/`)
      const inside = explain(holder.slice(0, -outer.keyword.length - 1), part, base + outer.instancePath)
      const others = errors.filter((error) => !isInside(error) && !isInBranch(pointer, error))
      if (inside.length > 0) return [...others.filter(({ keyword }) => keyword !== 'if').map(told), ...inside]
    }
    return errors.filter((error) => !isInBranch(pointer, error) && error.keyword !== 'if').map(told)
  }

  return {
    unusable,
    answer: (pointer, value) => explain(pointer, value),
    allowsRequest: (pointer, value) => compile('request', follow(root, pointer).pointer)(value) === true,
  }
}

/** The errors of the branch that a value was most likely meant for: the fewest, those on a fixed value weighing most. */
function closest(branches: readonly SchemaError[][], base: string): SchemaError[] {
  const weight = (errors: readonly SchemaError[]) =>
    errors.reduce((sum, { pointer, at }) => {
      // A value of another type was meant for another branch.
      if (at === base && pointer.endsWith('/type')) return sum + 1_000
      const isMark = /\/(const|enum|type)$/.test(pointer) && at.split('/').length <= 2
      return sum + (isMark ? 10 : 1)
    }, 0)
  return branches.reduce((best, errors) => (weight(errors) < weight(best) ? errors : best), branches[0] ?? [])
}

/** Where each schema of a document is: what a validator says of one names the schema itself. */
function pointersIn(root: JsonObject): WeakMap<object, string> {
  const found = new WeakMap<object, string>()
  const open: [value: Json | undefined, pointer: string][] = [[root, '#']]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, pointer] = next
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) found.set(value, pointer)
    for (const [key, part] of Object.entries(value)) open.push([part, join(pointer, key)])
  }
  return found
}

/** The keyword that an error is about; of several required properties, the one that is missing. */
function placeOf(root: JsonObject, places: WeakMap<object, string>, error: ErrorObject): string {
  const schema = places.get(error.parentSchema as object)
  if (schema === undefined) return '#'
  const keyword = join(schema, error.keyword)
  const names = error.keyword === 'required' ? valueAt(root, keyword) : undefined
  const index = Array.isArray(names) ? names.indexOf(error.params.missingProperty) : -1
  return index < 0 ? keyword : join(keyword, index)
}

function detailOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'enum')
    return `: ${(params.allowedValues as Json[]).map((one) => JSON.stringify(one)).join(', ')}`
  if (keyword === 'const') return `: ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'additionalProperties') return `: ${params.additionalProperty}`
  if (keyword === 'unevaluatedProperties') return `: ${params.unevaluatedProperty}`
  return ''
}
