import {
  authOf,
  codesOf,
  type DescribedContract,
  type DescribedOperation,
} from '@swx/openapi/operation-facts'

interface Operation extends DescribedOperation {
  tags: string[]
  'x-cache': unknown
}

/** The rule for keeping answers as one word. */
function cacheOf({ 'x-cache': rule }: Operation): string {
  if (rule === 'never') return '-'
  const { ttl, neverWhile = {} } = rule as { ttl: number; neverWhile?: Record<string, string[]> }
  return [ttl, ...Object.entries(neverWhile).flatMap(([field, values]) => [field, ...values])].join(',')
}

/** The text of `src/gen/operations.ts`: what a client must know of each operation, in a line each. */
export function operationsModule(contract: DescribedContract<Operation>): string {
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
