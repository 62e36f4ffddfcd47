import { CannotRunError } from '../document/cannot-run-error.ts'
import type { JsonObject } from '../document/json.ts'
import type { Call, Exchange } from '../http/call.ts'
import { curlOf } from '../http/curl.ts'
import type { Transport } from '../http/transport.ts'
import type { Collector } from '../report/collector.ts'
import { withFreshKey } from './fresh-key.ts'
import type { Gate } from './gate.ts'
import type { Notes } from './notes.ts'
import type { Purpose, Remark, Run } from './run.ts'
import { withEtag } from './with-etag.ts'

/** Checks the shape of an answer, and reports to the run what is wrong with it. */
export type CheckShape = (run: Run, exchange: Exchange, purpose: Purpose, isStrict: boolean) => void

/** What a call goes through on its way out, and its answer on its way back. */
export interface SenderSource {
  readonly run: Run
  readonly gate: Gate
  readonly transport: Transport
  readonly collector: Collector
  readonly notes: Notes
  readonly root: JsonObject
  readonly baseUrl: string
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>
  readonly checkShape: CheckShape
  readonly isStrict: boolean
  /** Milliseconds that any call may take; undefined for no limit. */
  readonly maxResponseMs: number | undefined
  /** Why no more calls are made; undefined as long as they are. */
  readonly endedBecause: () => string | undefined
  /** Told of an operation that answered a call which fits the document with 404. */
  readonly onNotFound: (exchange: Exchange) => void
}

/**
 * The one way to the server: past the gate, with a fresh key and the current ETag; each answer is noted and its shape
 * checked.
 */
export function createSender(source: SenderSource): Run['send'] {
  const { run, gate, transport, collector, notes, maxResponseMs } = source
  const report = (
    call: Call,
    answered: Exchange | undefined,
    rule: 'noAnswer' | 'deadline',
    words: Words,
  ) => {
    const remark = { rule, where: call.operation?.pointer ?? '#/paths', ...words }
    if (answered) return run.report(answered, remark)
    run.reportAlone(call.operation?.id ?? '*', curlOf(source.baseUrl, call, source.headers), remark)
  }
  return async (asked: Call, purpose: Purpose = 'valid', keepsKey = false) => {
    const call = keepsKey ? asked : await withEtag(run, withFreshKey(source.root, run.validator, asked))
    const ended = source.endedBecause()
    if (ended !== undefined) throw new CannotRunError(ended)
    const operation = call.operation?.id ?? '*'
    const reason = gate(call)
    if (reason !== undefined) {
      if (reason.includes('--allow')) collector.skip({ operation, rule: 'some calls', reason })
      return undefined
    }
    if (call.operation && !call.operation.isRead) run.singletons.changed(call.path)
    notes.leaving(call)
    const answer = await transport.send(call)
    if (answer !== undefined && 'limited' in answer) {
      collector.skip({ operation, rule: 'further calls', reason: `the server ${answer.limited}` })
      return undefined
    }
    if (answer === undefined) {
      report(call, undefined, 'noAnswer', {
        expected: 'an answer in time',
        got: 'none, or a closed connection',
      })
      return undefined
    }
    const exchange = { call, answer }
    notes.take(exchange, purpose)
    if (answer.status === 404 && purpose === 'valid') source.onNotFound(exchange)
    source.checkShape(run, exchange, purpose, source.isStrict)
    if (maxResponseMs !== undefined && answer.ms > maxResponseMs)
      report(call, exchange, 'deadline', {
        expected: `an answer within ${maxResponseMs} ms`,
        got: `${Math.round(answer.ms)} ms`,
      })
    return exchange
  }
}

type Words = Pick<Remark, 'expected' | 'got'>
