import type { ApiDocument } from '../document/api-document.ts'
import type { Operation } from '../document/operation.ts'
import { resolvePointer, valueAt } from '../document/pointer.ts'
import { layerOf, type Rule } from '../findings/layers.ts'
import type { Unreached } from '../findings/report.ts'
import type { Call } from '../http/call.ts'
import { curlAfterCreate, curlOf } from '../http/curl.ts'
import type { Transport } from '../http/transport.ts'
import { callOf } from '../plan/call-of.ts'
import { envelopeOf } from '../plan/envelope.ts'
import { createKnowledge } from '../plan/knowledge.ts'
import { outcomeOf } from '../plan/outcome.ts'
import { resourcesOf } from '../plan/resources.ts'
import { unwritten } from '../plan/written.ts'
import type { Collector } from '../report/collector.ts'
import { createValidator } from '../schema/validator.ts'
import { cleanUp } from './clean-up.ts'
import { createFreshIds } from './fresh-ids.ts'
import { createGate } from './gate.ts'
import { createNotes, type Slow } from './notes.ts'
import { ownInput } from './own-input.ts'
import { createOwnThings } from './own-things.ts'
import { reasonToSkip } from './reason-to-skip.ts'
import type { Mode, Remark, Run } from './run.ts'
import { type CheckShape, createSender } from './sender.ts'
import { createSingletons } from './singletons.ts'

/** What a run is made from. */
export interface RunSource {
  readonly document: ApiDocument
  /** All operations: ids are learnt from those that are not checked too. */
  readonly operations: readonly Operation[]
  readonly transport: Transport
  readonly collector: Collector
  readonly redact: (text: string) => string
  readonly baseUrl: string
  readonly mode: Mode
  readonly seed: number
  readonly maxMoney: number
  readonly allow: readonly string[]
  readonly signal: AbortSignal | undefined
  /** Milliseconds that any call may take; undefined for no limit. */
  readonly maxResponseMs: number | undefined
  readonly checkShape: CheckShape
  readonly isStrict: boolean
  readonly skipRules: readonly string[]
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>
  readonly token: string | undefined
  readonly secondToken: string | undefined
  /** Origin of the pages of an app; undefined when no app is asked about. */
  readonly origin: string | undefined
}

/** A run, and what it notes of its calls. */
export interface OpenedRun {
  readonly run: Run
  /** Those of some operations that never answered a success. */
  unreached(operations: readonly Operation[]): readonly Unreached[]
  /** The slowest calls, those that took a second and more. */
  slowest(): readonly Slow[]
  wasCalled(operation: Operation): boolean
}

/** Ties the parts of a run together. */
export function createRun(source: RunSource): OpenedRun {
  const { document, operations, transport, collector, redact, baseUrl, mode, seed, maxMoney } = source
  const { root } = document
  const validator = createValidator(root)
  const resources = resourcesOf(root, operations)
  const envelope = envelopeOf(root, operations)
  const isAllowed = ({ id, definition }: Operation) =>
    source.allow.includes('*') || source.allow.includes(id) || definition['x-contract-allow'] === true
  const isChecked = (rule: Rule) => !source.skipRules.includes(rule)
  const add = (operation: string, request: string, { rule, where, expected, got, advice }: Remark) => {
    if (!isChecked(rule)) return
    collector.add({
      layer: layerOf(rule),
      operation,
      rule,
      where,
      expected: redact(expected),
      got: redact(got),
      request: redact(request),
      ...(advice !== undefined && { advice }),
    })
  }
  const own = createOwnThings()
  const singletons = createSingletons()
  const freshIds = createFreshIds(resources, validator)
  const gate = createGate({
    root,
    operations,
    resources,
    validator,
    own,
    freshIds,
    mode,
    maxMoney,
    allow: source.allow,
    isKept: singletons.isKept,
  })
  const lineOf = (call: Call): string => {
    const line = curlOf(baseUrl, call, source.headers)
    const thing = own.at(call.path)
    return thing?.call === undefined || thing.id === undefined
      ? line
      : curlAfterCreate(curlOf(baseUrl, thing.call, source.headers), line, thing.id, thing.idField)
  }
  let isCleaning = false
  const knowledge = createKnowledge({
    root,
    operations,
    resources,
    validator,
    seed,
    withFreshId: freshIds.put,
    call: async (operation, input) =>
      reasonToSkip(operation, source) ? undefined : run.send(callOf(operation, input)),
  })
  let turn = 10
  const run: Run = {
    root,
    mode,
    seed,
    hasToken: source.token !== undefined,
    hasSecondToken: source.secondToken !== undefined,
    token: source.token,
    origin: source.origin,
    isOtherOrigin: source.origin !== undefined && source.origin !== new URL(baseUrl).origin,
    operations,
    resources,
    envelope,
    validator,
    send: (call, purpose, keepsKey) => send(call, purpose, keepsKey),
    call: (operation, input, purpose = 'valid', credentials = 'first') =>
      run.send(
        callOf(operation, input, credentials),
        purpose === 'valid' && !input.isKnown ? 'probe' : purpose,
      ),
    isChecked,
    outcome: ({ answer }) => outcomeOf(answer, envelope),
    async inputFor(operation) {
      const reason = reasonToSkip(operation, source)
      const input =
        reason === undefined
          ? await ownInput(run, operation, await knowledge.inputFor(operation), isAllowed(operation))
          : reason
      const why =
        typeof input === 'string' ? input : (unwritten(operation, input) ?? gate(callOf(operation, input)))
      if (typeof input !== 'string' && why === undefined) return input
      collector.skip({ operation: operation.id, rule: '*', reason: why ?? 'it cannot be called' })
      return undefined
    },
    knownInput: (operation) => knowledge.inputFor(operation),
    own,
    freshIds,
    singletons,
    isOwnId: own.hasId,
    cleanUp() {
      isCleaning = true
      return cleanUp(run)
    },
    nextTurn: () => ++turn,
    forgetIds: () => knowledge.forget(),
    report: ({ call }, remark) =>
      add(call.operation?.id ?? '*', lineOf(call), {
        ...remark,
        where:
          remark.where.endsWith('/security') && valueAt(root, remark.where) === undefined
            ? '#/security'
            : resolvePointer(root, remark.where),
      }),
    reportAlone: add,
    skip: (operation, rule, reason) => collector.skip({ operation, rule, reason }),
  }
  const notes = createNotes(run)
  const send = createSender({
    run,
    gate,
    transport,
    collector,
    notes,
    root,
    baseUrl,
    headers: source.headers,
    checkShape: source.checkShape,
    isStrict: source.isStrict,
    maxResponseMs: source.maxResponseMs,
    endedBecause: () => (source.signal?.aborted && !isCleaning ? String(source.signal.reason) : undefined),
    onNotFound: ({ call }) => call.operation && knowledge.notFound(call.operation),
  })
  return { run, unreached: notes.unreached, slowest: notes.slowest, wasCalled: notes.wasCalled }
}
