/** The tables of the contract that the mock server works by, as typed constants that need no other module. */
import { operationInfo as operations, refusalCodes } from '../../sdk/src/exports/index.ts'

const PREFIX = '/swx/customer/'

/** The rest of a path, which is what tells it apart. */
function ownPath(path: string): string {
  if (!path.startsWith(PREFIX)) throw new Error(`${path} is not below ${PREFIX}.`)
  return path.slice(PREFIX.length)
}

/** The text of `src/gen/operations.ts`: the part of the SDK's table that a server needs. */
export function operationsModule(): string {
  const rules = Object.entries(operations).map(([id, { method, path, auth, effect, demo, money }]) => {
    const facts = [method, ownPath(path), auth, effect, demo, ...(money ? [true] : [])]
    return `  ${id}: facts(${facts.map((fact) => JSON.stringify(fact)).join(', ')}),\n`
  })
  const refusals = Object.entries(refusalCodes).map(
    ([id, codes]) => `  ${id}: ${JSON.stringify(codes.join(' '))},\n`,
  )
  return `
/** What a server must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  /** \`token\`: a session is needed; \`optional\`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo ledger, does the same, is refused, or answers an empty list. */
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

/** The codes with which each operation may refuse over HTTP 200, parted by spaces. */
export const refusalCodes: Readonly<Record<OperationId, string>> = {
${refusals.join('')}}
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
