import { CannotRunError } from '../document/cannot-run-error.ts'
import type { Operation } from '../document/operation.ts'
import { operationsOf, serverPathOf } from '../document/operations.ts'
import { RULES } from '../findings/layers.ts'
import { declaresPages } from '../http/pages.ts'
import { createRedactor } from '../http/redact.ts'
import { createTransport } from '../http/transport.ts'
import { endsSession } from '../plan/ends-session.ts'
import { type Collector, createCollector } from '../report/collector.ts'
import type { CheckOptions } from './check-options.ts'
import { createRun, type OpenedRun } from './create-run.ts'
import { probe } from './probe.ts'
import type { Run } from './run.ts'
import type { CheckShape } from './sender.ts'

/** A run that is ready to begin. */
export interface OpenRun {
  readonly run: Run
  readonly opened: OpenedRun
  readonly baseUrl: string
  /** The operations to check. */
  readonly chosen: readonly Operation[]
  readonly calls: () => number
  readonly skipped: Collector['skipped']
  readonly violations: Collector['violations']
}

/** Finds the server and ties the parts of a run together. */
export async function openRun(options: CheckOptions, checkShape: CheckShape): Promise<OpenRun> {
  const { document, token, secondToken, mode = 'safe', seed = 1, maxMoney = 0, isStrict = false } = options
  const operations = operationsOf(document)
  const chosen = chooseOperations(operations, options)
  const collector = createCollector()
  const start = (baseUrl: string, easiestPath = '/') =>
    createTransport({
      baseUrl,
      tokens: { first: token, second: secondToken },
      headers: options.headers ?? {},
      timeoutMs: options.timeoutMs ?? 10_000,
      rate: options.rate,
      operations: new Set(chosen.filter(({ isRead }) => mode === 'full' || isRead).map(({ id }) => id)),
      declaresPages: declaresPages(operations),
      fetch: options.fetch ?? globalThis.fetch,
      easiestPath,
    })
  const { baseUrl, answered } = await probe(
    operations,
    options.baseUrl.replace(/\/+$/, ''),
    serverPathOf(document),
    (base) => start(base),
  )
  const transport = start(baseUrl, answered)
  const redact = createRedactor([token, secondToken])
  const opened = createRun({
    document,
    operations,
    transport,
    collector,
    redact,
    baseUrl,
    mode,
    seed,
    maxMoney,
    allow: knownIds(operations, options.allow),
    signal: options.signal,
    maxResponseMs: options.maxResponseMs,
    checkShape,
    isStrict,
    skipRules: checkedRules(options.skipRules),
    headers: options.headers ?? {},
    token,
    secondToken,
    origin: options.origin,
  })
  return {
    run: opened.run,
    opened,
    baseUrl,
    chosen,
    calls: transport.calls,
    skipped: collector.skipped,
    violations: collector.violations,
  }
}

function knownIds(all: readonly Operation[], ids: readonly string[] = []): readonly string[] {
  const unknown = ids.find((id) => id !== '*' && !all.some((one) => one.id === id))
  if (unknown !== undefined) throw new CannotRunError(`The document has no operation ${unknown}.`)
  return ids
}

function chooseOperations(all: readonly Operation[], { only, skip }: CheckOptions): Operation[] {
  const known = new Set(all.map(({ id }) => id))
  const unknown = [...(only ?? []), ...(skip ?? [])].find((id) => !known.has(id))
  if (unknown !== undefined) throw new CannotRunError(`The document has no operation ${unknown}.`)
  const wanted = all.filter(({ id }) => (only === undefined || only.includes(id)) && !skip?.includes(id))
  return [...wanted.filter((one) => !endsSession(one)), ...wanted.filter(endsSession)]
}

function checkedRules(names: readonly string[] = []): readonly string[] {
  const unknown = names.find((name) => !(name in RULES))
  if (unknown !== undefined) throw new CannotRunError(`There is no rule ${unknown}.`)
  return names
}
