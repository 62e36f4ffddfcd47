import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../document/json.ts'
import type { Parameter } from '../document/operation.ts'
import type { Call } from '../http/call.ts'
import { sample } from '../schema/sample.ts'
import type { Validator } from '../schema/validator.ts'

/** The header that makes a repeated call harmless. */
export const isKeyHeader = ({ name, in: place }: Parameter): boolean =>
  place === 'header' && /idempotency|request-id$/i.test(name)

/**
 * A call with an idempotency key of its own: servers refuse a key that comes with another body, and answer one that comes
 * again as they did before.
 */
export function withFreshKey(root: JsonObject, validator: Validator, call: Call): Call {
  const parameter = call.operation?.parameters.find(isKeyHeader)
  const given = parameter && call.headers[parameter.name]
  // A key that the document does not allow is sent as it is, to see it refused.
  if (
    parameter === undefined ||
    given === undefined ||
    !validator.allowsRequest(parameter.schemaPointer, given)
  )
    return call
  const id = randomUUID()
  const drawn = sample(root, parameter.schema, {
    seed: Number.parseInt(id.slice(0, 8), 16),
    withExamples: false,
  })
  const fresh = [id, id.slice(0, 20), String(drawn)].find((one) =>
    validator.allowsRequest(parameter.schemaPointer, one),
  )
  const isQuoted = given.startsWith('"')
  return fresh === undefined
    ? call
    : { ...call, headers: { ...call.headers, [parameter.name]: isQuoted ? `"${fresh}"` : fresh } }
}
