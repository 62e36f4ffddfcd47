/** The parts of a schema of the bundled contract in which codes are looked up. */
export interface CodedSchema {
  $ref?: string
  oneOf?: CodedSchema[]
  properties?: { code?: { enum?: string[] } }
}

/** A parameter of an operation, or a reference to a shared one. */
interface DescribedParameter {
  in?: string
  required?: boolean
  $ref?: string
}

/** The parts of an operation of the bundled contract that generators of several packages read. */
export interface DescribedOperation extends Ending {
  operationId: string
  security?: Record<string, unknown>[]
  responses: Record<string, { content: { 'application/json': { schema: CodedSchema } } }>
  parameters?: DescribedParameter[]
  requestBody?: { content: Record<string, unknown> }
  'x-effect': string
  'x-demo': string
  'x-money'?: boolean
  'x-lock'?: boolean
  'x-sdk-name'?: string
  'x-since'?: string
}

/** The name of the function of an operation in the SDK. The operationId is the default: it follows from the path. */
export const sdkNameOf = (operation: Pick<DescribedOperation, 'operationId' | 'x-sdk-name'>): string =>
  operation['x-sdk-name'] ?? operation.operationId

/**
 * Whether the SDK also exports the names that it once made from the operationId. Operations that were added later, which
 * have `x-since`, never had such names.
 */
export const hasFormerName = (operation: { 'x-since'?: string }): boolean =>
  operation['x-since'] === undefined

/** The bundled contract with the parts of operations that a generator reads. */
export interface DescribedContract<Operation extends DescribedOperation> {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, CodedSchema>; parameters: Record<string, DescribedParameter> }
}

/** `token` when a session is needed, `optional` when one may be sent, else `public`. */
export function authOf({ security = [] }: DescribedOperation): string {
  if (security.length === 0) return 'public'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'token'
}

/** Whether an operation takes an input, and whether it may be left out. */
export function inputOf<Operation extends DescribedOperation>(
  { parameters = [], requestBody }: Operation,
  { components }: DescribedContract<Operation>,
): false | 'optional' | 'required' {
  if (requestBody) return 'required'
  const inputs = parameters
    .map((parameter) => components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
    .filter(({ in: place }) => place === 'path' || place === 'query')
  if (inputs.length === 0) return false
  return inputs.some(({ required }) => required) ? 'required' : 'optional'
}

/** The codes of each outcome with HTTP 200, the success first. */
export function codesOf<Operation extends DescribedOperation>(
  operation: Operation,
  { components }: DescribedContract<Operation>,
): string[][] {
  const schema = operation.responses['200']?.content['application/json'].schema ?? {}
  return (schema.oneOf ?? [schema]).map(({ $ref = '' }) => {
    const name = $ref.split('/').at(-1) ?? ''
    return components.schemas[name]?.properties?.code?.enum ?? []
  })
}

/** Every operation of a contract with its method and path, in the order of the contract. */
export const operationsOf = <Operation extends DescribedOperation>({
  paths,
}: Pick<DescribedContract<Operation>, 'paths'>): { path: string; method: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

/** The codes of errors that an operation answers over HTTP 200, in the order of their numbers. */
export const errorCodesOf = <Operation extends DescribedOperation>(
  operation: Operation,
  contract: DescribedContract<Operation>,
): string[] =>
  codesOf(operation, contract)
    .slice(1)
    .flat()
    .sort((a, b) => Number(a) - Number(b))

/** What an operation or a field says of its end. */
export interface Ending {
  deprecated?: boolean
  /** The UTC day from which on it is deprecated. */
  'x-deprecated-since'?: string
  /** The UTC day on which it ends. */
  'x-sunset'?: string
}

/** The headers with which answers of a deprecated operation tell their clients: RFC 9745 and RFC 8594. */
export const deprecationHeadersOf = ({
  deprecated,
  'x-deprecated-since': since = '',
  'x-sunset': end = '',
}: Ending): { Deprecation: string; Sunset: string } | undefined =>
  deprecated
    ? { Deprecation: `@${Date.parse(since) / 1_000}`, Sunset: new Date(end).toUTCString() }
    : undefined
