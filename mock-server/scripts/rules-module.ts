import { lean } from './compile.ts'
import { formats } from './formats.ts'
import type { OperationSchemas, Schema } from './validator-sources.ts'

/** Keywords that the checker of `src/contract/check-value.ts` knows; of another, a request would slip through. */
const KNOWN = new Set(
  'type enum const minimum maximum exclusiveMinimum minLength maxLength pattern format minItems maxItems items required additionalProperties properties default oneOf allOf if then else'.split(
    ' ',
  ),
)

type Shapes = Readonly<Record<string, Schema>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A format as the expression it stands for; one that anything fits says nothing. */
const formatOf = (name: string): RegExp | undefined => {
  const format = (formats as Readonly<Record<string, RegExp>>)[name]
  if (!format)
    throw new Error(`The contract asks for the format ${name}, which scripts/formats.ts does not know.`)
  return format.source === '^' ? undefined : format
}

/**
 * A schema with its references filled in and its texts left out. A default counts where it stands beside a
 * parameter, not within what is referred to.
 */
function whole(given: Schema, shared: Shapes): Schema {
  const { default: filled, ...schema } = lean(given)
  if (typeof schema.$ref === 'string') {
    const { default: _, ...rest } = whole(shared[schema.$ref] as Schema, shared)
    return rest
  }
  const rules = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (!KNOWN.has(keyword)) throw new Error(`The checker of requests does not know the keyword ${keyword}.`)
    if (keyword === 'pattern') return [keyword, new RegExp(String(value), 'u')]
    if (keyword === 'format') return [keyword, formatOf(String(value))]
    if (keyword === 'properties')
      return [
        keyword,
        Object.fromEntries(Object.entries(value as Shapes).map(([name, one]) => [name, whole(one, shared)])),
      ]
    if (Array.isArray(value)) return [keyword, value.map((one) => (isSchema(one) ? whole(one, shared) : one))]
    return [keyword, isSchema(value) ? whole(value, shared) : value]
  })
  const told = rules.filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return { ...Object.fromEntries(told), ...(filled === undefined ? {} : { default: filled }) }
}

/** Writes values as code; a schema that occurs twice becomes a constant. */
class Writer {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly constants: string[] = []

  #plain(value: unknown, print: (value: unknown) => string): string {
    if (value instanceof RegExp) return String(value)
    if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
    if (!isSchema(value)) return JSON.stringify(value)
    const fields = Object.entries(value).map(
      ([name, one]) => `${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${print(one)}`,
    )
    return `{ ${fields.join(', ')} }`
  }

  /** Takes note of a schema, so that the second of its kind is known for one. */
  count = (value: unknown): string => {
    const text = this.#plain(value, this.count)
    if (isSchema(value) && 'type' in value) this.#uses.set(text, (this.#uses.get(text) ?? 0) + 1)
    return text
  }

  print = (value: unknown): string => {
    if (!isSchema(value) || value instanceof RegExp || !('type' in value))
      return this.#plain(value, this.print)
    const key = this.#plain(value, (one) => this.#plainDeep(one))
    const known = this.#names.get(key)
    if (known !== undefined) return known
    const text = this.#plain(value, this.print)
    if ((this.#uses.get(key) ?? 0) < 2) return text
    const name = `rules${this.#names.size + 1}`
    this.#names.set(key, name)
    this.constants.push(`const ${name}: Rules = ${text}\n`)
    return name
  }

  #plainDeep(value: unknown): string {
    return this.#plain(value, (one) => this.#plainDeep(one))
  }
}

/** The text of `src/gen/request-rules.ts`: what the contract asks of the parts of each request. */
export function rulesModule(operations: readonly OperationSchemas[], components: Shapes): string {
  const shared = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, lean(schema)]))
  const table = operations.map(({ operationId, parameters, body }) => {
    const parts = body === undefined ? parameters : { ...parameters, body }
    return [
      operationId,
      Object.fromEntries(Object.entries(parts).map(([part, schema]) => [part, whole(schema, shared)])),
    ] as const
  })
  const writer = new Writer()
  for (const [, parts] of table) writer.count(parts)
  const lines = table.map(([operationId, parts]) => `  ${operationId}: ${writer.print(parts)},\n`)
  return `import type { OperationId } from './operations.ts'

/** What the contract asks of a value, in words of JSON Schema with all references filled in. */
export interface Rules {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
  /** The expression that a format stands for. */
  readonly format?: RegExp
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Rules
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly properties?: Readonly<Record<string, Rules>>
  readonly default?: unknown
  readonly oneOf?: readonly Rules[]
  readonly allOf?: readonly Rules[]
  readonly if?: Rules
  readonly then?: Rules
  readonly else?: Rules
}

/** Rules for the parts of a request; a part is absent when the operation has nothing there. */
export interface RequestRules {
  readonly path?: Rules
  readonly query?: Rules
  /** Header names in lower case. */
  readonly headers?: Rules
  readonly body?: Rules
}

${writer.constants.join('')}
/** Per operation, what the parts of a request have to be. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
${lines.join('')}}
`
}
