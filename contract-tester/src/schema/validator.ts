import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow, join, resolvePointer, stepsOf, valueAt } from '../document/pointer.ts'
import { forDirection } from './for-direction.ts'

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
    validateSchema: false,
    logger: false,
    code: { regExp },
  })
  addFormats.default(ajv)
  ajv.addSchema(forDirection(root, 'answer'), 'answer')
  ajv.addSchema(forDirection(root, 'request'), 'request')
  const compiled = new Map<string, ValidateFunction>()
  const compile = (id: string, pointer: string): ValidateFunction => {
    const uri = uriOf(id, pointer)
    const known = compiled.get(uri)
    if (known) return known
    const made = ajv.compile({ $ref: uri })
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
      const best = closest(branches.map((_, index) => explain(join(pointer, key, index), value, base)))
      if (best.length > 0) return best
    }
    return errors
      .filter((error) => !isInBranch(pointer, error) && error.keyword !== 'if')
      .map((error) => ({
        pointer: placeOf(root, pointer, error),
        at: base + error.instancePath,
        message: `${error.message}${detailOf(error)}`,
      }))
  }

  return {
    answer: (pointer, value) => explain(pointer, value),
    allowsRequest: (pointer, value) => compile('request', follow(root, pointer).pointer)(value) === true,
  }
}

/** The errors of the branch that a value was most likely meant for: the fewest, those on a fixed value weighing most. */
function closest(branches: readonly SchemaError[][]): SchemaError[] {
  const weight = (errors: readonly SchemaError[]) =>
    errors.reduce((sum, { pointer, at }) => {
      const isMark = /\/(const|enum|type)$/.test(pointer) && at.split('/').length <= 2
      return sum + (isMark ? 10 : 1)
    }, 0)
  return branches.reduce((best, errors) => (weight(errors) < weight(best) ? errors : best), branches[0] ?? [])
}

function placeOf(root: JsonObject, pointer: string, error: ErrorObject): string {
  const path = error.schemaPath
  const inside = path.slice(path.indexOf('#'))
  if (inside.startsWith('#/$ref') || inside === '#') return join(pointer, error.keyword)
  const place = join('#', ...stepsOf(inside))
  // A schema that was compiled for itself is told from its own top.
  return valueAt(root, place) === undefined ? resolvePointer(root, join(pointer, ...stepsOf(inside))) : place
}

function detailOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'enum')
    return `: ${(params.allowedValues as Json[]).map((one) => JSON.stringify(one)).join(', ')}`
  if (keyword === 'const') return `: ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'additionalProperties') return `: ${params.additionalProperty}`
  if (keyword === 'unevaluatedProperties') return `: ${params.unevaluatedProperty}`
  return ''
}
