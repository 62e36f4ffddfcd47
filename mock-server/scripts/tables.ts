/** The tables of the contract that the mock server works by, as typed constants that need no other module. */
import {
  authOf,
  type DescribedContract,
  type DescribedOperation,
  deprecationHeadersOf,
  errorCodesOf,
  operationsOf,
} from '@swx/openapi/operation-facts'

const PREFIX = '/swx/customer/'

/** The rest of a path, which is what tells it apart. */
function ownPath(path: string): string {
  if (!path.startsWith(PREFIX)) throw new Error(`${path} is not below ${PREFIX}.`)
  return path.slice(PREFIX.length)
}

/** The text of `src/gen/operations.ts`: what a server needs of each operation. */
export function operationsModule(
  contract: DescribedContract<DescribedOperation> & { readonly info: { readonly version: string } },
): string {
  const operations = operationsOf(contract)
  const rules = operations.map(({ method, path, operation }) => {
    const { operationId, 'x-effect': effect, 'x-demo': demo, 'x-money': isMoney } = operation
    const facts = [method, ownPath(path), authOf(operation), effect, demo, ...(isMoney ? [true] : [])]
    return `  ${operationId}: facts(${facts.map((fact) => JSON.stringify(fact)).join(', ')}),\n`
  })
  const errors = operations.map(
    ({ operation }) => `  ${operation.operationId}: ${JSON.stringify(errorCodesOf(operation, contract))},\n`,
  )
  const endings = operations.flatMap(({ operation }) => {
    const headers = deprecationHeadersOf(operation)
    return headers ? [`  ${operation.operationId}: ${JSON.stringify(headers)},\n`] : []
  })
  return `
/** The version of the contract, which every answer of the customer API names. */
export const contractVersion = ${JSON.stringify(contract.info.version)}

/** What a server must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  /** \`token\`: a session is needed; \`optional\`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo account, does the same, is refused, or answers an empty list. */
  readonly demo: 'own' | 'same' | 'refused' | 'empty'
  /** Takes an Idempotency-Key. */
  readonly money: boolean
}

const facts = <const Auth extends OperationInfo['auth']>(
  method: OperationInfo['method'],
  path: string,
  auth: Auth,
  effect: OperationInfo['effect'],
  demo: OperationInfo['demo'],
  money = false,
) => ({ method, path: \`${PREFIX}\${path}\`, auth, effect, demo, money })

/** Every operation of the contract by its operationId. */
export const operations = {
${rules.join('')}} as const satisfies Record<string, OperationInfo>

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations

/** The codes of errors that each operation answers over HTTP 200. */
export const codesByOperation: Readonly<Record<OperationId, readonly string[]>> = {
${errors.join('')}}

/** The headers with which answers of deprecated operations say so. */
export const deprecationHeaders: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
${endings.join('')}}
`
}

interface CatalogueLine {
  code: string
  key: string
  meaning: string
}

/** The text of `src/gen/messages.ts`: the key and the English sentence of every code, which is all the mock server needs. */
export function messagesModule({ codes }: { codes: CatalogueLine[] }): string {
  return `
/** What each code of the contract means, in English; for developers, not for users. */
export const messages = {
${codes.map(({ code, meaning }) => `  ${JSON.stringify(code)}: ${JSON.stringify(meaning)},\n`).join('')}} as const

/** The code of each key of the contract's catalogue. */
export const codes = {
${codes.map(({ code, key }) => `  ${key}: ${JSON.stringify(code)},\n`).join('')}} as const
`
}
