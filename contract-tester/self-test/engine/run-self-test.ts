import { checkApi } from '../../src/check-api.ts'
import type { ApiDocument } from '../../src/document/api-document.ts'
import { createRandom } from '../../src/schema/random.ts'
import type { FaultKind } from '../faults/fault.ts'
import { fetchOf, type Handler } from '../server/handler.ts'
import { serveDocument, TOKENS } from '../server/serve-document.ts'
import { contextOf } from './context-of.ts'

/** How many faulty servers of a kind were found out. */
export interface KindResult {
  readonly layer: string
  readonly kind: string
  readonly found: number
  readonly total: number
  /** Document and operation of those that were not. */
  readonly missed: readonly string[]
}

/** Checks a server in memory, everything allowed. */
export const checkHandler = (document: ApiDocument, handler: Handler) =>
  checkApi({
    document,
    baseUrl: 'http://localhost',
    fetch: fetchOf(handler),
    token: TOKENS[0],
    secondToken: TOKENS[1],
    mode: 'full',
    maxMoney: 1e9,
  })

/** Derives faulty servers of each kind from documents, at most some of each from a document, and checks them. */
export async function runSelfTest(
  documents: readonly ApiDocument[],
  kinds: readonly FaultKind[],
  { seed = 1, most = 3 } = {},
): Promise<KindResult[]> {
  const random = createRandom(seed)
  const results: KindResult[] = []
  for (const { name, layer, faults } of kinds) {
    const missed: string[] = []
    let total = 0
    for (const document of documents) {
      const drawn = faults(contextOf(document))
        .map((fault) => ({ fault, rank: random() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, most)
      for (const { fault } of drawn) {
        total += 1
        const { violations } = await checkHandler(document, fault.wrap(serveDocument(document)))
        if (violations.length === 0) missed.push(`${document.title}: ${fault.operation.id}`)
      }
    }
    results.push({ layer, kind: name, found: total - missed.length, total, missed })
  }
  return results
}
