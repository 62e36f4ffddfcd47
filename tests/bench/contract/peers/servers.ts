import { firstDocuments, secondDocuments } from '../../../../contract-tester/self-test/documents/load-all.ts'
import { styleDocument } from '../../../../contract-tester/self-test/documents/style-document.ts'
import { styles } from '../../../../contract-tester/self-test/documents/styles.ts'
import { contextOf } from '../../../../contract-tester/self-test/engine/context-of.ts'
import { kinds } from '../../../../contract-tester/self-test/faults/kinds.ts'
import { secondKinds } from '../../../../contract-tester/self-test/faults/second-kinds.ts'
import type { Handler } from '../../../../contract-tester/self-test/server/handler.ts'
import { serveDocument } from '../../../../contract-tester/self-test/server/serve-document.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'

/** A document, and the faulty servers that are derived from it. */
export interface Served {
  readonly document: ApiDocument
  readonly faulty: readonly { readonly kind: string; readonly make: () => Handler }[]
}

const everyNth = <Item>(all: readonly Item[], every: number): Item[] =>
  all.filter((_, index) => index % every === 0)

/** The faulty servers of a document: the first of each kind. */
const faultyOf = (document: ApiDocument, every: number): Served['faulty'] =>
  everyNth(
    [...kinds, ...secondKinds].flatMap((kind) => {
      // Faults remember what they saw: each server is wrapped by one of its own.
      const first = () => kind.faults(contextOf(document))[0]
      if (first() === undefined) return []
      const make = () => first()?.wrap(serveDocument(document)) ?? serveDocument(document)
      return [{ kind: kind.name, make }]
    }),
    every,
  )

/**
 * The documents with faulty servers, and those of other styles, which are only served as they should be.
 *
 * @param every takes every so many of the faulty servers and of the styles
 */
export async function servedDocuments(every: number): Promise<Served[]> {
  const own = [...(await firstDocuments()), ...(await secondDocuments())]
  return [
    ...own.map((document) => ({ document, faulty: faultyOf(document, every) })),
    ...everyNth(styles.map(styleDocument), every).map((document) => ({ document, faulty: [] })),
  ]
}
