import { writeFileSync } from 'node:fs'
import { isObject, type JsonObject } from '../../../../contract-tester/src/document/json.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'
import { mergedSchema } from '../../../../contract-tester/src/schema/merged-schema.ts'
import type { Peer } from './peer.ts'
import type { Served } from './servers.ts'

/** Writes a document for a peer: its version of OpenAPI, the address of the server, and ids that exist. */
export function writeDocument(
  document: ApiDocument,
  { openapi, needsIdsAsEnum }: Pick<Peer, 'openapi' | 'needsIdsAsEnum'>,
  url: string,
  idsOf: Served['ids'],
  file: string,
): void {
  const { root } = document
  const withIds = (_: string, part: unknown): unknown => {
    if (!isObject(part)) return part
    const isId = part.in === 'path' || (part.in === 'query' && part.required === true)
    const ids = isId ? idsOf[String(part.name)] : undefined
    if (!isObject(part.schema) || ids === undefined) return openapi === '3.0.3' ? before31(part) : part
    const { type } = mergedSchema(root, part.schema)
    return needsIdsAsEnum
      ? { ...part, schema: { type, enum: ids } }
      : { ...part, example: part.example ?? ids[0] }
  }
  const [{ url: path = '' } = {}] = (root.servers ?? []) as { url?: string }[]
  const servers = [{ url: url + new URL(path, 'http://localhost').pathname.replace(/\/$/, '') }]
  writeFileSync(file, JSON.stringify({ ...root, openapi, servers }, withIds, 1))
}

/** A schema with what OpenAPI 3.1 writes in another way than 3.0: constants, and types that may be null. */
function before31({ const: only, ...part }: JsonObject): JsonObject {
  const types = Array.isArray(part.type) ? part.type : undefined
  const [type] = types?.filter((one) => one !== 'null') ?? []
  return {
    ...part,
    ...(only === undefined ? {} : { enum: [only] }),
    ...(types === undefined || type === undefined ? {} : { type, nullable: types.includes('null') }),
  }
}
