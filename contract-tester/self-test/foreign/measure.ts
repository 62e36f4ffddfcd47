import type { ApiDocument } from '../../src/document/api-document.ts'
import { documentFrom } from '../../src/document/load-document.ts'
import { checkHandler } from '../engine/run-self-test.ts'
import type { Handler } from '../server/handler.ts'
import { createCore, type ForeignStyle } from './core.ts'
import { FAULTS, type ForeignFault, isKeptBack } from './faults.ts'
import { forms } from './styles/forms.ts'
import { jsonApi } from './styles/json-api.ts'
import { linkPages } from './styles/link-pages.ts'
import { odata } from './styles/odata.ts'
import { problems } from './styles/problems.ts'
import { rpc } from './styles/rpc.ts'

/** Styles of well-known APIs. */
export const foreignStyles: readonly ForeignStyle[] = [forms, linkPages, jsonApi, odata, rpc, problems]

const documents = new Map(
  foreignStyles.map((style) => [style.name, documentFrom(style.document, style.name)]),
)

/** The document of a style, as a check takes it. */
export function documentOfStyle({ name }: ForeignStyle): ApiDocument {
  const document = documents.get(name)
  if (document === undefined) throw new Error(`No style ${name}`)
  return document
}

/** A server of a style, right or with one fault. */
export const serveStyle = (style: ForeignStyle, fault?: ForeignFault): Handler =>
  style.create(createCore(fault, (item, user) => item.owner === user))

/** Checks a server of a style, right or with one fault. */
export const checkForeign = (style: ForeignStyle, fault?: ForeignFault) =>
  checkHandler(documentOfStyle(style), serveStyle(style, fault))

/** What was found in one style. */
export interface StyleResult {
  readonly style: string
  readonly operations: number
  readonly reached: number
  readonly falseFindings: readonly string[]
  readonly found: number
  readonly total: number
  readonly missed: readonly ForeignFault[]
  /** What the check of one server took, in the mean. */
  readonly seconds: number
}

/** Checks the right server of each style, and one for each fault: those kept back, or the others. */
export async function measureForeign(isMeasure: boolean): Promise<StyleResult[]> {
  const results: StyleResult[] = []
  for (const style of foreignStyles) {
    const started = performance.now()
    const { checked, violations } = await checkForeign(style)
    const known = new Set(violations.map(({ operation, rule, where }) => `${operation} ${rule} ${where}`))
    const faults = FAULTS.filter((fault) => isKeptBack(fault) === isMeasure)
    const missed: ForeignFault[] = []
    for (const fault of faults) {
      const report = await checkForeign(style, fault)
      const isNew = report.violations.some(
        ({ operation, rule, where }) => !known.has(`${operation} ${rule} ${where}`),
      )
      if (!isNew) missed.push(fault)
    }
    results.push({
      style: style.name,
      operations: Object.values(style.document.paths ?? {}).reduce<number>(
        (sum, one) => sum + Object.keys(one as object).length,
        0,
      ),
      reached: checked.reached,
      falseFindings: violations.map(
        ({ operation, rule, expected, got }) => `${operation}: ${rule}: expected ${expected}, got ${got}`,
      ),
      found: faults.length - missed.length,
      total: faults.length,
      missed,
      seconds: (performance.now() - started) / 1_000 / (faults.length + 1),
    })
  }
  return results
}
