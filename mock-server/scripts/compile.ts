import { Ajv, type Options } from 'ajv'
import { default as standalone } from 'ajv/dist/standalone/index.js'
import { formats } from './formats.ts'
import type { Schema } from './validator-sources.ts'

/** What the compiled functions do not need: texts, samples, and fields for other tools. */
const isText = (key: string, value: unknown) =>
  (key === 'description' && typeof value === 'string') || key === 'examples' || key.startsWith('x-')

/** `x-conditions` of the contract: fields required when, unless, or while another field is absent. */
interface Condition {
  when?: Record<string, unknown>
  unless?: Record<string, unknown>
  absent?: string
  required: string[]
}

const holds = (values: Record<string, unknown>) => ({
  required: Object.keys(values),
  properties: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { const: value }])),
})

/** A condition as JSON Schema says it. */
function conditional({ when, unless, absent, required }: Condition): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  if (when !== undefined) return { if: holds(when), then: { required } }
  if (unless !== undefined) return { if: holds(unless), else: { required } }
  return { if: { required: [absent] }, else: { required } }
}

/** `x-refusals` of the contract: what is wrong with a field and answered with a code instead of HTTP 400. */
type Coded = Record<string, { 'x-refusals'?: { rule: string }[] }>

const isAbsenceCoded = (field: Coded[string] | undefined): boolean =>
  (field?.['x-refusals'] ?? []).some(({ rule }) => rule === 'blank' || rule === 'required')

/** The fields that this check asks for; those whose absence has a code are left to the rules of their operation. */
function withUncodedRequired(value: { required: string[]; properties: Coded }): object {
  return { ...value, required: value.required.filter((name) => !isAbsenceCoded(value.properties[name])) }
}

const isObjectSchema = (value: object): value is { required: string[]; properties: Coded } =>
  'required' in value && Array.isArray(value.required) && 'properties' in value

function withConditions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const schema = isObjectSchema(value) ? withUncodedRequired(value) : value
  if (!('x-conditions' in schema)) return schema
  return { ...schema, allOf: (schema['x-conditions'] as Condition[]).map(conditional) }
}

/**
 * The schema as it is compiled: references by name instead of by place, conditions as JSON Schema, and no texts.
 */
export function lean(schema: Schema): Schema {
  return named(schema, (key, value) => (isText(key, value) ? undefined : withConditions(value)))
}

/** The schema with references by name instead of by place. */
function named(schema: Schema, replacer?: (key: string, value: unknown) => unknown): Schema {
  return JSON.parse(JSON.stringify(schema, replacer).replaceAll('"#/components/schemas/', '"'))
}

// The module is CommonJS: under Node its default export is the module, with the function inside.
const toCode = (standalone as unknown as { default: typeof standalone }).default

/** @throws Error when the code would need a library at run time */
function standaloneCode(ajv: Ajv, names: Record<string, string>): string {
  const code = toCode(ajv, names)
  if (/\brequire\(|^import /m.test(code)) throw new Error('A validator would need a library at run time.')
  return code
}

/** The compiler of the contract's schemas, which knows the shared ones by their names. */
function createCompiler(shared: Record<string, Schema>, options: Options): Ajv {
  const ajv = new Ajv({
    strict: false,
    inlineRefs: false,
    // String lengths in UTF-16 units need no helper at run time; ajv warns about the choice.
    unicode: false,
    logger: false,
    messages: false,
    formats,
    ...options,
  })
  for (const [id, schema] of Object.entries(shared)) ajv.addSchema(lean(schema), id)
  return ajv
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`
const PLACE = new RegExp(`schemaPath:${STRING},`, 'g')
const PARAMETERS = new RegExp(
  String.raw`params:\{(?!missingProperty|additionalProperty)(?:[^{}"]|${STRING})*\}`,
  'g',
)

/** Of an error only the field and the keyword are read; what else ajv says of it is a third of the code. */
const withoutUnread = (code: string): string => code.replace(PLACE, '').replace(PARAMETERS, 'params:{}')

/**
 * One module of validators: an exported function per schema, and nothing imported.
 * @param shared schemas that others refer to by name
 * @param options of ajv, such as that texts become what they stand for
 * @throws Error when the code would need a library at run time
 */
export function compile(
  shared: Record<string, Schema>,
  schemas: Record<string, Schema>,
  options: Options = {},
): string {
  const ajv = createCompiler(shared, { ...options, code: { source: true, esm: true, lines: true } })
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(lean(schema), `#${id}`)
  const names = Object.fromEntries(Object.keys(schemas).map((id) => [id, `#${id}`]))
  return withoutUnread(standaloneCode(ajv, names))
}

/**
 * The same for calls that developers write by hand: their errors say what was expected, in the words of the document,
 * and what was given instead.
 * @param options of ajv, such as that texts become what they stand for
 */
export function compileVerbose(
  shared: Record<string, Schema>,
  schemas: Record<string, Schema>,
  options: Options = {},
): string {
  const ajv = createCompiler(
    {},
    { ...options, verbose: true, code: { source: true, esm: true, lines: true } },
  )
  for (const [id, schema] of Object.entries({ ...shared, ...schemas })) ajv.addSchema(named(schema), id)
  return standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((id) => [id, id])))
}
