import contract from '@swx/openapi/openapi.json'

/** A member that no enum of the contract has. */
export const NEW_MEMBER = 'VENDOR_FEE'
/** The same, where members are numbers. */
const NEW_NUMBER = 99

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : resolve(
        schema.$ref
          .slice(2)
          .split('/')
          .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], contract) as Schema,
      )

const typeOf = (value: Json) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Whether a value may have come by one of the alternatives of a schema. */
function fits(schema: Schema, value: Json): boolean {
  const { type, enum: members, oneOf, anyOf, properties } = resolve(schema)
  const choices = oneOf ?? anyOf
  if (choices) return choices.some((choice) => fits(choice, value))
  if (members && !members.includes(value)) return false
  if (
    type !== undefined &&
    !JSON.stringify(type)
      .replace('integer', 'number')
      .includes(`"${typeOf(value)}"`)
  )
    return false
  const code = properties?.code
  return code === undefined || typeOf(value) !== 'object' || fits(code, (value as { code: Json }).code)
}

/**
 * An answer as a server of a later version gives it: members of enums are some that this contract does not have, and
 * every object has a field more.
 *
 * @param isNewer whether the enum under this name has a new member
 */
export function newerAnswer(schema: Schema, value: Json, isNewer: (name: string) => boolean): Json {
  const change = (of: Schema, one: Json, name: string): Json => {
    const { oneOf, anyOf, allOf, enum: members, items, properties, additionalProperties } = resolve(of)
    const choice = (oneOf ?? anyOf)?.find((each) => fits(each, one))
    if (choice) return change(choice, one, name)
    if (allOf) return allOf.reduce((changed: Json, each) => change(each, changed, name), one)
    if (members && members.length > 1 && members.includes(one) && isNewer(name))
      return typeof one === 'number' ? NEW_NUMBER : typeof one === 'string' ? NEW_MEMBER : one
    if (Array.isArray(one)) return items ? one.map((each) => change(items, each, name)) : one
    if (typeof one !== 'object' || one === null) return one
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
    const changed = Object.entries(one).map(([key, each]) => {
      const own = name === '' && key === 'code' ? undefined : (properties?.[key] ?? others)
      return [key, own ? change(own, each, key) : each]
    })
    const isByMember = Object.keys(properties ?? {}).some((key) => /^[A-Z_]{3,}$/.test(key))
    const sample = Object.values(one)[0]
    return {
      ...Object.fromEntries(changed),
      // Where the fields themselves are members, as in sums by source, the new field is one more of them.
      ...(others || isByMember ? sample !== undefined && { [NEW_MEMBER]: sample } : { vendorField: 1 }),
    }
  }
  return change(schema, value, '')
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Schema & { content?: Record<string, { schema: Schema }> }>>
}
const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>

const schemaOf = ({ responses }: Operation) =>
  responses['200'] &&
  (resolve(responses['200']) as Operation['responses'][string]).content?.['application/json']?.schema

/** The schema of the answer to a request; undefined of what is no operation of the contract. */
export function answerSchema(method: string, pathname: string): Schema | undefined {
  const found = Object.entries(paths).find(
    ([path, methods]) =>
      methods[method.toLowerCase()] && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  const operation = found?.[1][method.toLowerCase()]
  return operation && schemaOf(operation)
}

/** The names under which answers of the contract have an enum. */
export function enumNames(): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (of: Schema, name: string, above: readonly Schema[]) => {
    const schema = resolve(of)
    if (above.includes(schema)) return
    const each = (one: Schema, its = name) => walk(one, its, [...above, schema])
    if (schema.enum && schema.enum.length > 1 && name !== 'code') names.add(name)
    for (const one of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) each(one)
    if (schema.items) each(schema.items)
    for (const [key, one] of Object.entries(schema.properties ?? {})) each(one, key)
    if (typeof schema.additionalProperties === 'object') each(schema.additionalProperties)
  }
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) {
      const schema = schemaOf(operation)
      if (schema) walk(schema, '', [])
    }
  return names
}
