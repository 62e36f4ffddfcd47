/** The tables of the contract that the stand-in works by, as typed constants that need no other module. */
interface Schema {
  $ref?: string
  oneOf?: Schema[]
  properties?: { code?: { enum?: string[] } }
}
interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, unknown>[]
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
  requestBody?: { content: Record<string, unknown> }
  'x-effect': string
  'x-demo': string
  'x-cache': unknown
  'x-money'?: boolean
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** `token` when a session is needed, `optional` when one may be sent, else `public`. */
function authOf(operation: Operation): string {
  const ways = operation.security ?? []
  if (ways.length === 0) return 'public'
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'token'
}

/** The codes of each outcome with HTTP 200, the success first. */
function codesOf(operation: Operation, contract: Contract): string[][] {
  const schema = operation.responses['200']?.content['application/json'].schema ?? {}
  return (schema.oneOf ?? [schema]).map((outcome) => {
    const name = outcome.$ref?.split('/').at(-1) ?? ''
    return contract.components.schemas[name]?.properties?.code?.enum ?? []
  })
}

const line = (key: string, value: unknown) => `  ${key}: ${JSON.stringify(value)},\n`

/** The text of `src/gen/operations.ts`: what has to be known of each operation. */
export function operationsModule(contract: Contract): string {
  const rules: string[] = []
  const refusals: string[] = []
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [success = [], ...refused] = codesOf(operation, contract)
      rules.push(
        line(operation.operationId, {
          method,
          path,
          tag: operation.tags[0],
          auth: authOf(operation),
          effect: operation['x-effect'],
          demo: operation['x-demo'],
          money: operation['x-money'] ?? false,
          cache: operation['x-cache'],
          successCodes: success,
        }),
      )
      refusals.push(
        line(
          operation.operationId,
          refused.flat().sort((a, b) => Number(a) - Number(b)),
        ),
      )
    }
  }
  return `
/** What a client must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  readonly tag: string
  /** \`token\`: a session is needed; \`optional\`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  /** After a successful \`write\`, cached answers are stale. */
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo ledger, does the same, is refused, or answers an empty list. */
  readonly demo: 'own' | 'same' | 'refused' | 'empty'
  /** Takes an Idempotency-Key. */
  readonly money: boolean
  /**
   * How long an answer may be kept, in seconds. \`neverWhile\` names values of a field of the result, or of a row of
   * its list, with which it may not be kept.
   */
  readonly cache: 'never' | { readonly ttl: number; readonly neverWhile?: Readonly<Record<string, readonly string[]>> }
  readonly successCodes: readonly string[]
}

/** Every operation of the contract by its operationId. */
export const operations = {
${rules.join('')}} as const satisfies Record<string, OperationInfo>

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes = {
${refusals.join('')}} as const satisfies Record<OperationId, readonly string[]>
`
}

interface CatalogueLine {
  code: string
  meaning: string
}

/** The text of `src/gen/messages.ts`: the English sentence of every code, which is all the stand-in needs of it. */
export function messagesModule({ codes }: { codes: CatalogueLine[] }): string {
  return `
/** What each code of the contract means, in English; for developers, not for users. */
export const messages = {
${codes.map(({ code, meaning }) => `  ${JSON.stringify(code)}: ${JSON.stringify(meaning)},\n`).join('')}} as const
`
}
