import type { ApiDocument } from '../../src/document/api-document.ts'
import { operationsOf, serverPathOf } from '../../src/document/operations.ts'
import { resourcesOf } from '../../src/plan/resources.ts'
import type { FaultContext } from '../faults/fault.ts'

/** What faults of a document are derived from. */
export function contextOf(document: ApiDocument): FaultContext {
  const operations = operationsOf(document)
  const prefix = serverPathOf(document)
  return {
    document,
    operations,
    resources: resourcesOf(document.root, operations),
    isFor: ({ method, path }, request) => {
      const pattern = path.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')
      return (
        request.method === method && new RegExp(`^${prefix}${pattern}/?$`).test(new URL(request.url).pathname)
      )
    },
  }
}
