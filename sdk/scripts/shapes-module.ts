interface Schema {
  readonly [keyword: string]: unknown
}
interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: { 'application/json': { schema: Schema } } }> }>
  >
  components: { schemas: Record<string, Schema> }
}

/** The keywords that `src/validate` understands; everything else of a schema explains rather than constrains. */
const keywords = new Set([
  '$ref',
  'type',
  'enum',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'oneOf',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
])

function lean(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => keywords.has(keyword))
  const shape = Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (keyword === '$ref') return [keyword, String(value).split('/').at(-1)]
      if (keyword === 'items' || keyword === 'additionalProperties') return [keyword, lean(value as Schema)]
      if (keyword === 'oneOf') return [keyword, (value as Schema[]).map(lean)]
      if (keyword !== 'properties') return [keyword, value]
      return [
        keyword,
        Object.fromEntries(
          Object.entries(value as Schema).map(([name, part]) => [name, lean(part as Schema)]),
        ),
      ]
    }),
  )
  return withOptional(shape)
}

/** An object's shape names the fields that may be left out, as the contract does with those that may not. */
function withOptional(shape: Schema): Schema {
  const { required = [], properties, ...rest } = shape as { required?: string[]; properties?: Schema }
  if (properties === undefined) {
    if (required.length > 0) throw new Error('A shape requires fields that it does not describe.')
    return rest
  }
  const names = Object.keys(properties)
  if (!required.every((name) => names.includes(name)))
    throw new Error('A shape requires a field that it does not describe.')
  const optional = names.filter((name) => !required.includes(name))
  return { ...rest, ...(optional.length > 0 && { optional }), properties }
}

const envelopeFields = 'code,msg,result,traceId,serverTime'

/** A shape as it is shipped: of an envelope only its codes and its result, since the rest is always the same. */
function shipped(shape: Schema): unknown {
  const { properties, optional } = shape as { properties?: Record<string, Schema>; optional?: unknown }
  if (properties === undefined || optional || Object.keys(properties).join() !== envelopeFields) return shape
  return [properties.code?.enum, properties.result]
}

/** The same, shorter still: a reference is its bare name, and what has properties is an object. */
const short = (shape: unknown): unknown =>
  JSON.parse(JSON.stringify(shape), (_, value) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return value.$ref
    if (!('properties' in value) || value.type !== 'object') return value
    const { type: _type, ...rest } = value
    return rest
  })

/** A table as JSON inside of code: smaller than an object of the language, and faster to read. */
function table(entries: readonly (readonly [string, unknown])[]): string {
  const text = JSON.stringify(short(Object.fromEntries(entries)))
  if (/[`$]\{|`/.test(text)) throw new Error('A shape holds what ends a template.')
  return `readShapes(String.raw\`${text}\`)`
}

const refsIn = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string)

/** The text of `src/gen/shapes.ts`: what each operation's success looks like, for clients that check answers. */
export function shapesModule({ paths, components }: Contract): string {
  const answers: [string, unknown][] = []
  const used = new Set<string>()
  for (const [path, item] of Object.entries(paths)) {
    for (const operation of Object.values(item)) {
      const { oneOf, ...only } = operation.responses['200']?.content['application/json'].schema ?? {}
      const named = lean(Array.isArray(oneOf) ? oneOf[0] : only)
      const success = lean(components.schemas[String(named.$ref)] ?? only)
      answers.push([path.replace(/\{.*/, ''), shipped(success)])
      for (const name of refsIn(success)) used.add(name)
    }
  }
  const shapes = new Map<string, Schema>()
  for (const name of used) {
    const shape = lean(components.schemas[name] ?? {})
    shapes.set(name, shape)
    for (const inner of refsIn(shape)) used.add(inner)
  }
  const sorted = Object.keys(components.schemas).flatMap((name) => {
    const shape = shapes.get(name)
    return shape ? [[name, shape] as const] : []
  })
  return `
import { readShapes, type ShapeOrName } from '../validate/shape.ts'

/** Shapes by name. */
export const shapes: Readonly<Record<string, ShapeOrName>> = ${table(sorted.map(([name, shape]) => [name, shipped(shape)]))}

/** The shape of each operation's success, by path up to its first parameter. */
export const answers: Readonly<Record<string, ShapeOrName>> = ${table(answers)}
`
}
