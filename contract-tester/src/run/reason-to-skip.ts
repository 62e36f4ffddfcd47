import type { Operation } from '../document/operation.ts'
import type { Mode } from './run.ts'

/** What decides whether an operation may be called. */
export interface Allowance {
  readonly mode: Mode
  readonly token: string | undefined
  readonly maxMoney: number
}

/** Why an operation may not be called; undefined when it may. */
export function reasonToSkip(operation: Operation, { mode, token, maxMoney }: Allowance): string | undefined {
  if (mode === 'safe' && !operation.isRead) return 'changes something: only with --mode full'
  if (operation.path.includes('#')) return 'its path has a #: what follows it is never sent to a server'
  if (operation.definition['x-contract-skip'] === true) return 'the document says x-contract-skip'
  if (operation.definition['x-money'] === true && maxMoney <= 0) return 'moves money: only with --max-money'
  if (operation.needsToken && token === undefined) return 'needs a token: give one with --token'
  return undefined
}
