import type { DescribedOperation } from '@swx/openapi/operation-facts'

/** The text of `src/gen/lockable.ts`: the operations that the contract marks with `x-lock`. */
export function lockModule({ paths }: { paths: Record<string, Record<string, DescribedOperation>> }): string {
  const ids = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-lock'] === true)
    .map(({ operationId }) => operationId)
  return `
/** What a lock of a user's payments stops on the real ledger. */
export const lockable = ${JSON.stringify(ids)} as const

/** One of them. */
export type LockableId = (typeof lockable)[number]
`
}
