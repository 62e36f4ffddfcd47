/** What is read of a schema to find the enums in it. */
interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  [keyword: string]: unknown
}
interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The schemas of what an enum may hold besides its members, which only the copies for tools have, and their types in the SDK. */
export const otherMembers = {
  OtherText: { json: 'string', type: 'OtherMember.text' },
  OtherNumber: { json: 'number', type: 'OtherMember.number' },
} as const

/** How a schema with one member is written that never gets a second. */
const isEnum = ({ enum: members = [] }: Schema) => members.length > 1

/**
 * The contract with its rule of compatibility said to tools: an enum in an answer may hold members that are not listed.
 * Enums in requests stay as they are, and so do the codes of an envelope, by which its outcomes are told apart, and the
 * lists of members that have a name of their own.
 */
export function openEnums<Document extends object>(document: Document): Document {
  const contract = structuredClone(document) as unknown as Contract
  const { schemas } = contract.components
  const done = new Set<Schema>()
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : resolved(schemas[name] ?? {})
  }

  function opened(schema: Schema): Schema {
    const whole = resolved(schema)
    if (!isEnum(whole)) {
      open(whole)
      return schema
    }
    const other = whole.enum?.some((member) => typeof member === 'number') ? 'OtherNumber' : 'OtherText'
    const { description, ...members } = schema
    return {
      description: description ?? whole.description ?? '',
      anyOf: [members, { $ref: `#/components/schemas/${other}` }],
    }
  }

  function open(schema: Schema): void {
    if (done.has(schema)) return
    done.add(schema)
    const { properties = {}, additionalProperties, items, oneOf, anyOf } = schema
    for (const [name, property] of Object.entries(properties)) properties[name] = opened(property)
    if (typeof additionalProperties === 'object') schema.additionalProperties = opened(additionalProperties)
    if (items) schema.items = opened(items)
    if (oneOf) schema.oneOf = oneOf.map(opened)
    if (anyOf) schema.anyOf = anyOf.map(opened)
  }

  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {}
    for (const outcome of (resolved(answer).oneOf ?? [answer]).map(resolved)) {
      const { properties } = outcome
      if (properties?.result) properties.result = opened(properties.result)
    }
  }
  for (const [name, { json }] of Object.entries(otherMembers))
    schemas[name] = { type: json, description: 'A member that a later version of the backend added.' }
  return contract as unknown as Document
}
