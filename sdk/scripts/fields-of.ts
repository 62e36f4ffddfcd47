import { isPublic } from './entities-module.ts'

/** What is read of a schema to name the fields of an object. */
interface Schema {
  type?: string
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
}
interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Parameter {
  name?: string
  in?: string
  $ref?: string
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Contract {
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}

const names = (of: readonly string[]) =>
  [...of.slice(0, 16).map((name) => `\`${name}\``), ...(of.length > 16 ? ['…'] : [])].join(', ')

const nameOf = ({ $ref = '' }: Schema = {}) => {
  const name = $ref.split('/').at(-1) ?? ''
  return isPublic(name) ? name : ''
}

const contentOf = ({ content = {} }: Content = {}) => Object.values(content)[0]?.schema ?? {}

function readOperation(described: object, contract: object) {
  const operation = described as Operation
  const { schemas, parameters } = (contract as Contract).components
  const resolved = (schema: Schema = {}): Schema =>
    schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1) ?? '']) : schema
  const answer = contentOf(operation.responses['200'])
  const values = (operation.parameters ?? [])
    .map((parameter) => parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
    .flatMap(({ in: place, name = '' }) => (place === 'path' || place === 'query' ? [name] : []))
  const result = resolved(resolved(answer).oneOf?.[0] ?? answer).properties?.result ?? {}
  return { resolved, values, body: contentOf(operation.requestBody), result }
}

/** The names of the types that an operation takes and answers; empty where the contract has no name for one. */
export function typeNames(described: object, contract: object): { input: string; result: string } {
  const { resolved, values, body, result } = readOperation(described, contract)
  const item = nameOf(result) ? '' : nameOf(resolved(result).items)
  return {
    input: values.length === 0 ? nameOf(body) : '',
    result: resolved(result).type === 'null' ? 'null' : nameOf(result) || (item && `readonly ${item}[]`),
  }
}

/** The fields of what an operation takes and answers, which an editor shows before anything is typed. */
export function fieldsOf(described: object, contract: object): string[] {
  const { resolved, values, body, result } = readOperation(described, contract)
  const taken = [...values, ...Object.keys(resolved(body).properties ?? {})]
  const { items, properties = {} } = resolved(result)
  const fields = Object.keys(items ? (resolved(items).properties ?? {}) : properties)
  return [
    ...(taken.length > 0 ? [`@param input ${names(taken)}`] : []),
    ...(fields.length > 0 ? [`@returns ${items ? 'a list, each with ' : ''}${names(fields)}`] : []),
  ]
}
