import feed from '@swx/openapi/asyncapi.json' with { type: 'json' }
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { below, type ContractOperation, contract, keysAt, resolve } from './document.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')
ajv.addSchema(feed, 'feed')

/** One way in which a value breaks the contract. */
export interface Violation {
  /** JSON pointer inside the value. */
  readonly at: string
  readonly rule: string
  readonly message: string
}

const violationOf = (error: ErrorObject): Violation => ({
  at: error.instancePath,
  rule: error.keyword,
  message: `${error.message} ${JSON.stringify(error.params)}`,
})

function check(place: string, value: unknown): Violation[] {
  const validate = ajv.getSchema(place)
  if (!validate) throw new Error(`There is no schema at ${place}.`)
  return validate(value) ? [] : (validate.errors ?? []).map(violationOf)
}

/** What is wrong with a value by the schema at a pointer of the contract. */
export const violations = (schemaPointer: string, value: unknown): Violation[] =>
  check(`contract${resolve(schemaPointer).pointer}`, value)

/** What is wrong with a message of the market socket. */
export const feedViolations = (message: unknown): Violation[] =>
  check('feed#/components/messages/quotes/payload', message)

/** The pointer of the schema for an answer's body, or undefined when the contract does not list the status. */
function replySchema(operation: ContractOperation, status: number): string | undefined {
  const responses = below(operation.pointer, 'responses')
  const listed = [String(status), `${Math.trunc(status / 100)}XX`, 'default'].find((key) =>
    keysAt(responses).includes(key),
  )
  return listed && below(responses, listed, 'content', 'application/json', 'schema')
}

/** What is wrong with an answer: an unlisted status, or a body that its schema refuses. */
export function replyViolations(operation: ContractOperation, status: number, body: unknown): Violation[] {
  const schema = replySchema(operation, status)
  if (schema === undefined)
    return [{ at: '', rule: 'status', message: `the contract lists no ${status} for ${operation.id}` }]
  return violations(schema, body)
}
