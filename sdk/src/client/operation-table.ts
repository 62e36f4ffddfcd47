import { type OperationInfo, operations } from '@swx/openapi/operations'

/** The beginning of every path of the contract. */
export const prefix = '/swx/customer/'

let byPath: ReadonlyMap<string, OperationInfo> | undefined

/** A path up to its first parameter. */
const fixedPart = (path: string) => path.replace(/\{.*/, '')

/** The operation of a path, with its values or with braces; undefined for paths that the contract does not have. */
export function operationAt(path: string): OperationInfo | undefined {
  byPath ??= new Map(Object.values(operations).map((operation) => [fixedPart(operation.path), operation]))
  return byPath.get(path) ?? byPath.get(path.slice(0, path.lastIndexOf('/') + 1))
}

/** Milliseconds that an operation's answers may be kept. */
export const lifetimeOf = (operation: OperationInfo | undefined): number =>
  operation === undefined || operation.cache === 'never' ? 0 : operation.cache.ttl * 1_000

/** Whether a success envelope or a row of its list will change by itself, so that the answer may not be cached. */
export function isUnsettled(operation: OperationInfo | undefined, envelope: unknown): boolean {
  if (operation === undefined || operation.cache === 'never' || !operation.cache.neverWhile) return false
  const { result } = envelope as { result?: { list?: unknown } | null }
  const rows = [result?.list ?? result].flat() as (Record<string, string> | null)[]
  return Object.entries(operation.cache.neverWhile).some(([field, values]) =>
    rows.some((row) => values.includes(row?.[field] ?? '')),
  )
}
