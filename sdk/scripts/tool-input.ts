import { isPublic } from './entities-module.ts'

/** What openapi-typescript and orval read: the contract with small changes, so that what they write needs none. */
interface Schema {
  oneOf?: Schema[]
}
interface Operation {
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>
}
interface Contract {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses?: unknown }
}

/**
 * The contract with the success of each operation as its only answer: the client turns every other outcome into an
 * error, so that a hook's `data` and a checked answer are successes.
 */
export function successOnly<Document extends object>(document: Document): Document {
  const result = structuredClone(document)
  const copy = result as unknown as Contract
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    const ok = operation.responses['200']
    const json = ok?.content?.['application/json']
    if (!ok || !json) throw new Error('Every operation answers JSON with HTTP 200.')
    json.schema = json.schema.oneOf?.[0] ?? json.schema
    operation.responses = { '200': ok }
  }
  for (const name of Object.keys(copy.components.schemas)) {
    if (!isPublic(name)) delete copy.components.schemas[name]
  }
  delete copy.components.responses
  // orval names the file of shared schemas after the title.
  copy.info.title = 'model'
  return result
}

/** Whether an object of the contract is a schema or a parameter, told by the keys only these have. */
const isDescribed = (value: object) => ['type', 'oneOf', 'anyOf', '$ref', 'in'].some((key) => key in value)

/**
 * The contract without descriptions of schemas, which zod would ship as text in every bundle that checks an answer, and
 * without marks beside a reference, for which orval would copy what is referred to.
 */
export function withoutDescriptions<Value>(value: Value, isPropertyMap = false): Value {
  if (Array.isArray(value)) return value.map((item) => withoutDescriptions(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  // Below "properties" the keys are names of fields, and one may be called "type" or "description".
  const isBare = !isPropertyMap && isDescribed(value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isBare && (key === 'description' || key === 'x-sensitive')))
      .map(([key, item]) => [key, withoutDescriptions(item, key === 'properties' && !isPropertyMap)]),
  ) as Value
}
