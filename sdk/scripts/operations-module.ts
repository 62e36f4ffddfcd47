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

/** The rule for keeping answers as one word. */
function cacheOf({ 'x-cache': rule }: Operation): string {
  if (rule === 'never') return '-'
  const { ttl, neverWhile = {} } = rule as { ttl: number; neverWhile?: Record<string, string[]> }
  return [ttl, ...Object.entries(neverWhile).flatMap(([field, values]) => [field, ...values])].join(',')
}

/** The text of `src/gen/operations.ts`: what a client must know of each operation, in a line each. */
export function operationsModule(contract: Contract): string {
  const lines: string[] = []
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [success = [], ...refused] = codesOf(operation, contract)
      const short = path.replace('/swx/customer/', '')
      if (operation.tags[0] !== short.split('/')[0])
        throw new Error(`${path}: its tag is not the first word of its path, as the table takes it.`)
      const { operationId: id, 'x-effect': effect, 'x-demo': demo, 'x-money': money } = operation
      const isNextWord = short.replace(/^.*?\/|\/\{.*/g, '') === id
      const words = [
        isNextWord ? short : `${short}=${id}`,
        method,
        authOf(operation),
        effect,
        demo,
        money ? '$' : '-',
        cacheOf(operation),
        success.join(','),
        ...refused.flat().sort((a, b) => Number(a) - Number(b)),
      ]
      lines.push(words.join(' '))
    }
  }
  return `
import { type OperationInfo, readOperations, readRefusals } from '../functions/operation-info.ts'
import type { operations as contract } from './schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof contract

const table = \`${lines.join('\n')}\`

/** Every operation of the contract by its operationId. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /*#__PURE__*/ readOperations(table)

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes: Readonly<Record<OperationId, readonly string[]>> = /*#__PURE__*/ readRefusals(table)
`
}
