import { CannotRunError } from './document/cannot-run-error.ts'
import type { ApiDocument } from './document/load-document.ts'
import { operationsOf, serverPathOf } from './document/operations.ts'
import { createRedactor } from './http/redact.ts'
import { createTransport } from './http/transport.ts'
import { createCollector } from './report/collector.ts'
import type { Skipped, Violation } from './report/violation.ts'
import { groups, resourceGroups } from './rules/groups.ts'
import { checkUnknownPath } from './rules/negative/unknown-path.ts'
import { createRun } from './run/create-run.ts'
import { isCanned } from './run/is-canned.ts'
import { probe } from './run/probe.ts'
import type { Mode } from './run/run.ts'

/** What to check, and how. */
export interface CheckOptions {
  readonly document: ApiDocument
  /** Origin of the server, with a path when the API has one that the document does not say. */
  readonly baseUrl: string
  readonly token?: string | undefined
  /** Token of another user. */
  readonly secondToken?: string | undefined
  /** Headers of each call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ids of the only operations to check. */
  readonly only?: readonly string[]
  /** Ids of operations to leave out. */
  readonly skip?: readonly string[]
  /** @default 'safe' */
  readonly mode?: Mode
  /** The largest amount that a call may move. @default 0 */
  readonly maxMoney?: number
  /** @default 1 */
  readonly seed?: number
  /** Of one call. @default 10000 */
  readonly timeoutMs?: number
  /** Calls a second. @default no limit */
  readonly rate?: number | undefined
  /** Whether undeclared properties are violations too. @default false */
  readonly isStrict?: boolean
  /** What makes the calls. @default the global fetch */
  readonly fetch?: typeof globalThis.fetch
  /** Told before each step. */
  readonly onProgress?: (done: number, all: number, step: string) => void
}

/** What a check found. */
export interface Report {
  readonly checked: { readonly operations: number; readonly calls: number }
  readonly skipped: readonly Skipped[]
  readonly violations: readonly Violation[]
}

/**
 * Checks a server against a document.
 * @throws {CannotRunError} when it could not be checked
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { document, token, secondToken, mode = 'safe', seed = 1, maxMoney = 0 } = options
  const all = operationsOf(document)
  const chosen = chooseOperations(all, options)
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const redact = createRedactor([token, secondToken])
  const collector = createCollector()
  const start = (base: string) =>
    createTransport({
      baseUrl: base,
      tokens: { first: token, second: secondToken },
      headers: options.headers ?? {},
      timeoutMs: options.timeoutMs ?? 10_000,
      rate: options.rate,
      fetch: options.fetch ?? globalThis.fetch,
    })
  const base = await probe(all, baseUrl, serverPathOf(document), start)
  const transport = start(base)
  const isStrict = options.isStrict ?? false
  const run = createRun({ document, operations: all, transport, collector, redact, baseUrl: base, mode, seed, maxMoney, isStrict, token, secondToken })
  const resources = run.resources.filter(({ list, create, read }) => [list, create, read].some((one) => one && chosen.includes(one)))
  const hasState = !(await isCanned(run))
  if (!hasState) run.skip('*', 'stateful, metamorphic', 'the server answers the same whatever the id: it is a mock of examples')
  const steps = [
    ...(hasState ? resourceGroups : []).flatMap((group) => resources.map((resource) => ({ name: `${group.name} ${resource.path}`, work: () => group.check(run, resource) }))),
    ...groups.flatMap((group) => chosen.map((operation) => ({ name: `${group.name} ${operation.id}`, work: () => group.check(run, operation) }))),
    { name: 'unknown path', work: () => checkUnknownPath(run) },
  ]
  for (const [index, { name, work }] of steps.entries()) {
    options.onProgress?.(index, steps.length, name)
    await work()
  }
  options.onProgress?.(steps.length, steps.length, 'done')
  const skipped = collector.skipped()
  const left = new Set(skipped.filter(({ rule }) => rule === '*').map(({ operation }) => operation))
  return {
    checked: { operations: chosen.filter(({ id }) => !left.has(id)).length, calls: transport.calls() },
    skipped,
    violations: collector.violations(),
  }
}

function chooseOperations(all: ReturnType<typeof operationsOf>, { only, skip }: CheckOptions) {
  const known = new Set(all.map(({ id }) => id))
  const unknown = [...(only ?? []), ...(skip ?? [])].find((id) => !known.has(id))
  if (unknown !== undefined) throw new CannotRunError(`The document has no operation ${unknown}.`)
  return all.filter(({ id }) => (only === undefined || only.includes(id)) && !skip?.includes(id))
}
