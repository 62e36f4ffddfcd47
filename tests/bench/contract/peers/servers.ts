import { firstDocuments, secondDocuments } from '../../../../contract-tester/self-test/documents/load-all.ts'
import { styleDocument } from '../../../../contract-tester/self-test/documents/style-document.ts'
import { styles } from '../../../../contract-tester/self-test/documents/styles.ts'
import { contextOf } from '../../../../contract-tester/self-test/engine/context-of.ts'
import { kinds } from '../../../../contract-tester/self-test/faults/kinds.ts'
import { secondKinds } from '../../../../contract-tester/self-test/faults/second-kinds.ts'
import { FAULTS, isKeptBack } from '../../../../contract-tester/self-test/foreign/faults.ts'
import {
  documentOfStyle,
  foreignStyles,
  serveStyle,
} from '../../../../contract-tester/self-test/foreign/measure.ts'
import type { Handler } from '../../../../contract-tester/self-test/server/handler.ts'
import { makeItem } from '../../../../contract-tester/self-test/server/items.ts'
import { serveDocument } from '../../../../contract-tester/self-test/server/serve-document.ts'
import type { Json } from '../../../../contract-tester/src/document/json.ts'
import type { ApiDocument } from '../../../../contract-tester/src/index.ts'

/** A document, its conforming server, and faulty ones. */
export interface Served {
  readonly document: ApiDocument
  /** How it is named in reports. */
  readonly title: string
  readonly make: () => Handler
  readonly faulty: readonly { readonly kind: string; readonly make: () => Handler }[]
  /** Ids that the server knows, by the name of their parameter. */
  readonly ids: Readonly<Record<string, readonly Json[]>>
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

/** How many ids are listed: the server of a document has as many things of each kind. */
const HOW_MANY = 7

const idsOf = (document: ApiDocument): Served['ids'] =>
  Object.fromEntries(
    contextOf(document).resources.flatMap((resource) => {
      const { parameter, idField } = resource
      if (parameter === undefined || idField === undefined) return []
      const items = Array.from({ length: HOW_MANY }, (_, index) =>
        makeItem(document.root, resource, index + 1),
      )
      return [[parameter, items.map((item) => item[idField] ?? null)]]
    }),
  )

const served = (document: ApiDocument, faulty: Served['faulty']): Served => ({
  document,
  title: document.title,
  make: () => serveDocument(document),
  faulty,
  ids: idsOf(document),
})

/**
 * The documents with faulty servers, and those of other styles, which are only served as they should be.
 *
 * @param every takes every so many of the faulty servers and of the styles
 */
export async function servedDocuments(every: number): Promise<Served[]> {
  const own = [...(await firstDocuments()), ...(await secondDocuments())]
  return [
    ...own.map((document) => served(document, faultyOf(document, every))),
    ...everyNth(styles.map(styleDocument), every).map((document) => served(document, [])),
  ]
}

/**
 * Servers in styles of well-known APIs, and those with a fault that was kept back while rules were written.
 *
 * @param every takes every so many of the faults, the same ones in each style
 */
export const servedStyles = (every: number): Served[] =>
  foreignStyles.map((style) => ({
    document: documentOfStyle(style),
    title: style.name,
    make: () => serveStyle(style),
    faulty: everyNth(FAULTS.filter(isKeptBack), every).map((fault) => ({
      kind: fault,
      make: () => serveStyle(style, fault),
    })),
    ids: style.ids,
  }))
