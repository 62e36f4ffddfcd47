/** Any JSON Schema as it stands in the bundle. */
export type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
  'x-sensitive'?: boolean
}
interface Reference {
  $ref: string
}
interface Media {
  schema: Schema
}
interface Answer {
  content?: Record<string, Media>
}
interface Operation {
  operationId: string
  tags: readonly string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer | Reference>
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> }
}

/** The schemas of one operation, by the part of the exchange they check. */
export interface OperationSchemas {
  operationId: string
  path: string
  /** `query`, `path` and `headers`: values arrive as strings and are converted. */
  parameters: Record<string, Schema>
  body: Schema | undefined
  /** By HTTP status. */
  responses: Record<string, Schema>
}

const partOf = { query: 'query', path: 'path', header: 'headers' } as const

function resolve<T>(contract: Contract, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return contract.components[kind]?.[name] as T
}

/** Header names are compared in lower case, as Node and fetch deliver them. */
function parameterSchemas(contract: Contract, operation: Operation): Record<string, Schema> {
  const parts: Record<string, { properties: Schema; required: string[] }> = {}
  for (const entry of operation.parameters ?? []) {
    const parameter = resolve(contract, entry)
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name
    parts[partOf[parameter.in]] ??= { properties: {}, required: [] }
    const part = parts[partOf[parameter.in]]
    if (part === undefined) continue
    part.properties[name] =
      parameter['x-sensitive'] === true ? { ...parameter.schema, 'x-sensitive': true } : parameter.schema
    if (parameter.required === true) part.required.push(name)
  }
  return Object.fromEntries(Object.entries(parts).map(([part, rest]) => [part, { type: 'object', ...rest }]))
}

/** The schemas of every operation, in the order of the contract. */
export function operationSchemas(contract: Contract): OperationSchemas[] {
  return Object.entries(contract.paths)
    .flatMap(([path, item]) => Object.values(item).map((operation) => ({ path, operation })))
    .map(({ path, operation }) => ({
      operationId: operation.operationId,
      path,
      parameters: parameterSchemas(contract, operation),
      body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
      responses: Object.fromEntries(
        Object.entries(operation.responses).flatMap(([status, answer]) => {
          const schema = resolve(contract, answer).content?.['application/json']?.schema
          return schema === undefined ? [] : [[status, schema]]
        }),
      ),
    }))
}
