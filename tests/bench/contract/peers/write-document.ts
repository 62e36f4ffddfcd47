import { writeFileSync } from 'node:fs'
import { contextOf } from '../../../contract/tester/self-test/engine/context-of.ts'
import { makeItem } from '../../../contract/tester/self-test/server/items.ts'
import type { ApiDocument } from '../../../contract/tester/src/index.ts'
import type { Peer } from './peer.ts'

/** Writes a document for a peer: its version of OpenAPI, the address of the server, and ids that exist. */
export function writeDocument(
  document: ApiDocument,
  openapi: Peer['openapi'],
  url: string,
  file: string,
): void {
  const { root } = document
  const ids = new Map(
    contextOf(document).resources.flatMap((resource) => {
      const { parameter, idField } = resource
      if (parameter === undefined || idField === undefined) return []
      return [[parameter, makeItem(root, resource, 1)[idField]] as const]
    }),
  )
  const withExamples = (_: string, part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || !('in' in part) || part.in !== 'path') return part
    const example = 'name' in part ? ids.get(String(part.name)) : undefined
    return example === undefined || 'example' in part ? part : { ...part, example }
  }
  const [{ url: path = '' } = {}] = (root.servers ?? []) as { url?: string }[]
  const servers = [{ url: url + new URL(path, 'http://localhost').pathname.replace(/\/$/, '') }]
  writeFileSync(file, JSON.stringify({ ...root, openapi, servers }, withExamples, 1))
}
