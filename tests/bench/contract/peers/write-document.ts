import { writeFileSync } from 'node:fs'
import { contextOf } from '../../../../contract-tester/self-test/engine/context-of.ts'
import { makeItem } from '../../../../contract-tester/self-test/server/items.ts'
import { isObject } from '../../../../contract-tester/src/document/json.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'
import { mergedSchema } from '../../../../contract-tester/src/schema/merged-schema.ts'
import type { Peer } from './peer.ts'

/** As many ids as the server has things of each kind. */
const HOW_MANY = 7

/** Writes a document for a peer: its version of OpenAPI, the address of the server, and ids that exist. */
export function writeDocument(
  document: ApiDocument,
  { openapi, needsIdsAsEnum }: Pick<Peer, 'openapi' | 'needsIdsAsEnum'>,
  url: string,
  file: string,
): void {
  const { root } = document
  const idsOf = new Map(
    contextOf(document).resources.flatMap((resource) => {
      const { parameter, idField } = resource
      if (parameter === undefined || idField === undefined) return []
      const ids = Array.from({ length: HOW_MANY }, (_, index) => makeItem(root, resource, index + 1)[idField])
      return [[parameter, ids] as const]
    }),
  )
  const withIds = (_: string, part: unknown): unknown => {
    if (!isObject(part) || part.in !== 'path' || !isObject(part.schema)) return part
    const ids = idsOf.get(String(part.name))
    if (ids === undefined) return part
    const { type } = mergedSchema(root, part.schema)
    return needsIdsAsEnum
      ? { ...part, schema: { type, enum: ids } }
      : { ...part, example: part.example ?? ids[0] }
  }
  const [{ url: path = '' } = {}] = (root.servers ?? []) as { url?: string }[]
  const servers = [{ url: url + new URL(path, 'http://localhost').pathname.replace(/\/$/, '') }]
  writeFileSync(file, JSON.stringify({ ...root, openapi, servers }, withIds, 1))
}
