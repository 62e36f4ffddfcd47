import type { ApiDocument } from '../document/load-document.ts'
import type { Operation } from '../document/operation.ts'
import type { Call, Exchange } from '../http/call.ts'
import { curlOf } from '../http/curl.ts'
import { moneyIn } from '../http/money-guard.ts'
import type { Transport } from '../http/transport.ts'
import { callOf } from '../plan/call-of.ts'
import { envelopeOf } from '../plan/envelope.ts'
import { createKnowledge } from '../plan/knowledge.ts'
import { outcomeOf } from '../plan/outcome.ts'
import { resourcesOf } from '../plan/resources.ts'
import type { Collector } from '../report/collector.ts'
import { layerOf, type Rule } from '../report/layers.ts'
import { checkShape } from '../rules/shape/check-shape.ts'
import { createValidator } from '../schema/validator.ts'
import { ownInput } from './own-input.ts'
import { reasonToSkip } from './reason-to-skip.ts'
import type { Mode, Purpose, Remark, Run } from './run.ts'

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
  readonly isStrict: boolean
  readonly skipRules: readonly string[]
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>
  readonly token: string | undefined
  readonly secondToken: string | undefined
}

/** Ties the parts of a run together. */
export function createRun(source: RunSource): Run {
  const { document, operations, transport, collector, redact, baseUrl, mode, seed, maxMoney } = source
  const { root } = document
  const validator = createValidator(root)
  const resources = resourcesOf(root, operations)
  const envelope = envelopeOf(root, operations)
  const isChecked = (rule: Rule) => !source.skipRules.includes(rule)
  const add = (operation: string, request: string, { rule, where, expected, got }: Remark) => {
    if (!isChecked(rule)) return
    collector.add({
      layer: layerOf(rule),
      operation,
      rule,
      where,
      expected: redact(expected),
      got: redact(got),
      request: redact(request),
    })
  }
  const send = async (call: Call, purpose: Purpose = 'valid'): Promise<Exchange | undefined> => {
    if (mode === 'safe' && call.operation && !call.operation.isRead) return undefined
    if (moneyIn(root, call) > maxMoney) return undefined
    const answer = await transport.send(call)
    if (answer !== undefined && 'limited' in answer) {
      collector.skip({
        operation: call.operation?.id ?? '*',
        rule: 'further calls',
        reason: `the server ${answer.limited}`,
      })
      return undefined
    }
    const where = call.operation?.pointer ?? '#/paths'
    if (answer === undefined) {
      add(call.operation?.id ?? '*', curlOf(baseUrl, call, source.headers), {
        rule: 'noAnswer',
        where,
        expected: 'an answer in time',
        got: 'none, or a closed connection',
      })
      return undefined
    }
    const exchange = { call, answer }
    checkShape(run, exchange, purpose, source.isStrict)
    return exchange
  }
  const knowledge = createKnowledge({
    root,
    resources,
    validator,
    seed,
    list: async (operation, input) =>
      reasonToSkip(operation, source) ? undefined : send(callOf(operation, input)),
  })
  let turn = 10
  const run: Run = {
    root,
    mode,
    seed,
    hasToken: source.token !== undefined,
    hasSecondToken: source.secondToken !== undefined,
    token: source.token,
    operations,
    resources,
    envelope,
    validator,
    send,
    call: (operation, input, purpose = 'valid', credentials = 'first') =>
      send(callOf(operation, input, credentials), purpose === 'valid' && !input.isKnown ? 'probe' : purpose),
    isChecked,
    outcome: ({ answer }) => outcomeOf(answer, envelope),
    async inputFor(operation) {
      const reason = reasonToSkip(operation, source)
      const input =
        reason === undefined ? await ownInput(run, operation, await knowledge.inputFor(operation)) : reason
      if (typeof input !== 'string' && moneyIn(root, callOf(operation, input)) <= maxMoney) return input
      collector.skip({
        operation: operation.id,
        rule: '*',
        reason: typeof input === 'string' ? input : `moves more than --max-money ${maxMoney}`,
      })
      return undefined
    },
    own: new Map(),
    nextTurn: () => ++turn,
    forgetIds: () => knowledge.forget(),
    report: ({ call }, remark) =>
      add(call.operation?.id ?? '*', curlOf(baseUrl, call, source.headers), remark),
    reportAlone: add,
    skip: (operation, rule, reason) => collector.skip({ operation, rule, reason }),
  }
  return run
}
