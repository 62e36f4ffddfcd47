/**
 * A contract as a flat list of facts that clients rely on, so that two versions can be compared line by line.
 * Texts and examples are no facts.
 */
export interface Facts {
  version: string
  /** By `METHOD path`. */
  operations: Record<string, OperationFacts>
}

export interface OperationFacts {
  operationId: string
  auth: string
  money: boolean
  success: string[]
  errors: string[]
  /** The day on which it ends, when it is deprecated. */
  sunset?: string
  /** Parameters and body fields: `query.type`, `body.amount`, `body.ids[]`. */
  request: Record<string, FieldFacts>
  /** Fields of the result: `result.list[].orderNo`. */
  response: Record<string, FieldFacts>
}

export interface FieldFacts {
  type: string
  required: boolean
  enum?: string[]
  /** Format, pattern and limits as one text: `format date, maxLength 9`. */
  limits?: string
  /** The code of the error with which its absence is answered. */
  absence?: string
  /** The day on which it ends, when it is deprecated. */
  sunset?: string
}

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  enum?: unknown[]
  'x-refusals'?: { rule: string; code: string; unless?: unknown }[]
  'x-sunset'?: string
  [keyword: string]: unknown
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Operation {
  operationId: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  'x-money'?: boolean
  'x-sunset'?: string
}
/** What is read of a bundled contract. */
export interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** Keywords that limit a value. */
export const limitKeywords = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]

function resolve<T>(contract: Contract, value: T & { $ref?: string }): T {
  if (value.$ref === undefined) return value
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return resolve(contract, contract.components[kind]?.[name] as T & { $ref?: string })
}

/** The code with which the absence of a field is always answered. */
const absenceOf = (schema: Schema) =>
  schema['x-refusals']?.find(
    ({ rule, unless }) => (rule === 'blank' || rule === 'required') && unless === undefined,
  )?.code

function factsOf(schema: Schema, required: boolean, sunset: string | undefined): FieldFacts {
  const absence = absenceOf(schema)
  const limits = limitKeywords.filter((key) => key in schema).map((key) => `${key} ${schema[key]}`)
  return {
    type: schema.oneOf ? 'one of several' : [schema.type ?? 'any'].flat().join(' or '),
    required,
    ...(schema.enum ? { enum: schema.enum.map(String) } : {}),
    ...(limits.length > 0 ? { limits: limits.join(', ') } : {}),
    ...(absence === undefined ? {} : { absence }),
    ...(sunset === undefined ? {} : { sunset }),
  }
}

/** Writes the facts of a schema and of everything in it under a name. */
function collect(
  contract: Contract,
  schema: Schema,
  name: string,
  required: boolean,
  into: Record<string, FieldFacts>,
): void {
  const whole = resolve(contract, schema)
  // A reference may have an `x-sunset` of its own, which is about this field alone.
  into[name] = factsOf(whole, required, schema['x-sunset'] ?? whole['x-sunset'])
  for (const [key, property] of Object.entries(whole.properties ?? {}))
    collect(contract, property, `${name}.${key}`, (whole.required ?? []).includes(key), into)
  if (whole.items) collect(contract, whole.items, `${name}[]`, true, into)
  for (const [index, branch] of (whole.oneOf ?? []).entries())
    collect(contract, branch, `${name}(${index + 1})`, false, into)
}

function operationFacts(contract: Contract, operation: Operation): OperationFacts {
  const request: Record<string, FieldFacts> = {}
  const response: Record<string, FieldFacts> = {}
  for (const entry of operation.parameters ?? []) {
    const parameter = resolve(contract, entry)
    collect(
      contract,
      parameter.schema,
      `${parameter.in}.${parameter.name}`,
      parameter.required === true,
      request,
    )
  }
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    collect(contract, media.schema, 'body', true, request)
  const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {}
  const [success, ...errors] = (answer.oneOf ?? [answer]).map((outcome) => resolve(contract, outcome))
  const codes = (outcome: Schema | undefined) => (outcome?.properties?.code?.enum ?? []).map(String)
  if (success?.properties?.result) collect(contract, success.properties.result, 'result', true, response)
  const isNeeded = operation.security?.length === 1 && 'token' in (operation.security[0] ?? {})
  return {
    operationId: operation.operationId,
    auth: isNeeded ? 'session' : 'public',
    money: operation['x-money'] ?? false,
    success: codes(success),
    errors: errors.flatMap(codes).sort((a, b) => Number(a) - Number(b)),
    request,
    response,
    ...(operation['x-sunset'] === undefined ? {} : { sunset: operation['x-sunset'] }),
  }
}

/** The facts of a bundled contract. */
export function factsOfContract(contract: Contract): Facts {
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      operationFacts(contract, operation),
    ]),
  )
  return { version: contract.info.version, operations: Object.fromEntries(entries) }
}

/** Facts as text, an operation to a line, so that a version can be kept and read in a diff. */
export function writeFacts({ version, operations }: Facts): string {
  const lines = Object.entries(operations).map((entry) => JSON.stringify(entry))
  return [JSON.stringify(version), ...lines, ''].join('\n')
}

/** Reads what {@link writeFacts} wrote. */
export function readFacts(text: string): Facts {
  const [version = '""', ...lines] = text.trimEnd().split('\n')
  return {
    version: JSON.parse(version),
    operations: Object.fromEntries(lines.map((line) => JSON.parse(line))),
  }
}
