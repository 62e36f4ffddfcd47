import {
  authOf,
  codesOf,
  type DescribedContract,
  type DescribedOperation,
  deprecationHeadersOf,
  errorCodesOf,
  inputOf,
  operationsOf,
} from '../facts/operation-facts.ts'

interface Operation extends DescribedOperation {
  summary: string
  tags: string[]
  'x-cache': 'never' | { ttl: number; neverWhile?: Record<string, string[]> }
  'x-changes'?: string[]
}

/** The parts of the bundled contract from which the table of operations is made. */
export type TabledContract = DescribedContract<Operation> & { info: { version: string } }

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The text of `dist/operations.ts`: what a client and a server must know of each operation to obey the contract. */
export function operationTable(contract: TabledContract): string {
  const described = operationsOf(contract)
  const facts = described.map(({ path, method, operation }) => {
    const [successCodes = []] = codesOf(operation, contract)
    const { 'x-effect': effect, 'x-money': money = false, tags } = operation
    const row = {
      method,
      path,
      input: inputOf(operation, contract),
      tag: tags[0],
      auth: authOf(operation),
      effect,
      demo: operation['x-demo'],
      money,
      cache: operation['x-cache'],
      changes: effect === 'write' ? (operation['x-changes'] ?? tags) : [],
      successCodes,
    }
    return `  /** ${sentence(operation.summary)} */\n  ${operation.operationId}: ${JSON.stringify(row)},\n`
  })
  const errors = described.map(
    ({ operation }) => `  ${operation.operationId}: ${JSON.stringify(errorCodesOf(operation, contract))},\n`,
  )
  const lockable = described
    .filter(({ operation }) => operation['x-lock'] === true)
    .map(({ operation }) => operation.operationId)
  const endings = described.flatMap(({ operation }) => {
    const headers = deprecationHeadersOf(operation)
    return headers ? [`  ${operation.operationId}: ${JSON.stringify(headers)},\n`] : []
  })
  return `// Generated from the contract: do not edit, run "npm run codegen".
import type { OperationInfo } from '../facts/operation-info.ts'

export type { OperationInfo }

/** The version of the contract, which every answer of the customer API names. */
export const contractVersion = ${JSON.stringify(contract.info.version)}

/** Every operation of the contract by its operationId. */
export const operations = {
${facts.join('')}} as const satisfies Readonly<Record<string, OperationInfo>>

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations

/** The codes of errors that each operation answers over HTTP 200. */
export const codesByOperation = {
${errors.join('')}} as const satisfies Readonly<Record<OperationId, readonly string[]>>

/** What a lock of a user's payments stops on the real ledger. */
export const lockable = ${JSON.stringify(lockable)} as const satisfies readonly OperationId[]

/** The headers with which answers of deprecated operations say so. */
export const deprecationHeaders: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
${endings.join('')}}
`
}
