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

/** What the run-time takes for granted beside the policy, so that it need not be shipped: keep in step with it. */
function checkGranted(path: string, method: string, operation: Operation, refusals: readonly string[]): void {
  const { 'x-effect': effect, 'x-money': money, 'x-cache': cache } = operation
  const isAsGranted = method === 'get' ? effect === 'read' && !money : cache === 'never'
  if (!isAsGranted) throw new Error(`${path}: GETs only read, and answers of others are never kept.`)
  if ((authOf(operation) === 'token') !== refusals.includes('401'))
    throw new Error(`${path}: 401 is for operations that ask for a token.`)
  if (operation.tags[0] !== path.split('/')[0])
    throw new Error(`${path}: its tag is not the first word of its path, as the table takes it.`)
}

/** The text of `src/gen/operations.ts`: what a client must know of each operation beside the policy. */
export function operationsModule(contract: DescribedContract<Operation>): string {
  const lines = new Map<string, string[]>()
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [success = [], ...refused] = codesOf(operation, contract)
      const refusals = refused.flat()
      const short = path.replace('/swx/customer/', '')
      checkGranted(short, method, operation, refusals)
      const id = operation.operationId
      const isNextWord = short.replace(/^.*?\/|\/\{.*/g, '') === id
      const codes = refusals.filter((code) => code !== '401').map((code) => Number(code) - 10_000)
      const place = [isNextWord ? short : `${short}=${id}`, ...codes.sort((a, b) => a - b)].join()
      const line = [method, authOf(operation), operation['x-demo'], success.join()].join(' ')
      lines.set(line, [...(lines.get(line) ?? []), place])
    }
  }
  const table = [...lines].map(([line, places]) => [line, ...places].join(' ')).join('\n')
  return `
import { type OperationInfo, readOperations, readRefusals } from '../functions/operation-info.ts'
import type { operations as contract } from './schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof contract

const table = \`${table}\`

/** Every operation of the contract by its operationId. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /*#__PURE__*/ readOperations(table)

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes: Readonly<Record<OperationId, readonly string[]>> = /*#__PURE__*/ readRefusals(table)
`
}
