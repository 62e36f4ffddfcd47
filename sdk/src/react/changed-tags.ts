import { operations } from '@swx/openapi/operations'
import { operationAt } from '../client/operation-table.ts'

/** The tags whose answers may differ after a write, as the contract says (`x-changes`). */
export const changedTags = (path: string): readonly string[] => operationAt(path)?.changes ?? []

/** Whether a query belongs to one of these tags. A query with a key of the app's own belongs to all, if there are any. */
export function isOfTag([name]: readonly unknown[], tags: readonly string[]): boolean {
  const operation = Object.hasOwn(operations, String(name))
    ? operations[name as keyof typeof operations]
    : undefined
  return operation === undefined ? tags.length > 0 : tags.includes(operation.tag)
}
