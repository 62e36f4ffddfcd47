import { isObject, type Json } from '../document/json.ts'
import { join } from '../document/pointer.ts'
import type { Report } from '../findings/report.ts'
import type { Violation } from '../findings/violation.ts'
import type { Answer } from '../http/call.ts'
import { curlOf } from '../http/curl.ts'
import { callOf } from '../plan/call-of.ts'
import type { Input } from '../plan/input.ts'
import { shorten } from '../report/words.ts'
import { type BrokenRequest, brokenRequests } from '../rules/negative/broken-requests.ts'
import { checkShape } from '../rules/shape/check-shape.ts'
import type { CheckOptions } from '../run/check-options.ts'
import { openRun } from '../run/open-run.ts'
import { normalise } from './normalise.ts'

/** Two servers that ought to answer alike, such as a mock server and the real one. */
export interface CompareOptions extends CheckOptions {
  readonly otherUrl: string
}

/** Calls two servers in the same way, and reports where status, code or shape of their answers differ. */
export async function compareApis({ otherUrl, ...options }: CompareOptions): Promise<Report> {
  const [one, two] = [
    await openRun(options, checkShape),
    await openRun({ ...options, baseUrl: otherUrl }, checkShape),
  ]
  const violations: Violation[] = []
  for (const [index, operation] of one.chosen.entries()) {
    options.onProgress?.(index, one.chosen.length, operation.id)
    const [input, other] = [await one.run.inputFor(operation), await two.run.inputFor(operation)]
    if (input === undefined || other === undefined) continue
    const broken = inPairs(
      brokenRequests(one.run, operation, input),
      brokenRequests(two.run, operation, other),
    )
    for (const { pointer, first, second } of [
      { pointer: operation.pointer, first: input, second: other },
      ...broken,
    ]) {
      const [a, b] = [
        await one.run.call(operation, first, 'probe'),
        await two.run.call(operation, second, 'probe'),
      ]
      const difference = a && b && differenceOf(a.answer, b.answer)
      if (a && difference)
        violations.push({
          layer: 'response',
          operation: operation.id,
          rule: 'differs',
          where: pointer,
          expected: difference.two,
          got: difference.one,
          request: curlOf(options.baseUrl, callOf(operation, first)),
          count: 1,
        })
    }
  }
  const [leftOne, leftTwo] = [await one.run.cleanUp(), await two.run.cleanUp()]
  const calls = one.calls() + two.calls()
  const skipped = one.skipped()
  const left = new Set(skipped.filter(({ rule }) => rule === '*').map(({ operation }) => operation))
  const tried = one.chosen.filter(({ id }) => !left.has(id))
  const unreached = one.opened.unreached(tried)
  return {
    checked: {
      operations: tried.length,
      calls,
      reached: tried.length - unreached.length,
    },
    slow: one.opened.slowest(),
    unreached,
    skipped,
    violations: onePerPlace(violations),
    things: {
      created: one.run.own.created() + two.run.own.created(),
      deleted: one.run.own.deletions() + two.run.own.deletions(),
      left: [...leftOne, ...leftTwo],
    },
  }
}

interface Pair {
  readonly pointer: string
  readonly first: Input
  readonly second: Input
}

/** What is broken in the same way at both servers, each time in a call about things of that server. */
function inPairs(ofOne: readonly BrokenRequest[], ofTwo: readonly BrokenRequest[]): Pair[] {
  const wayOf = ({ pointer, what }: BrokenRequest) => `${pointer} ${what}`
  const others = new Map(ofTwo.map((request) => [wayOf(request), request.input]))
  return ofOne.flatMap((request) => {
    const second = others.get(wayOf(request))
    return second === undefined ? [] : [{ pointer: request.pointer, first: request.input, second }]
  })
}

const onePerPlace = (violations: readonly Violation[]): Violation[] => [
  ...new Map(violations.map((one) => [`${one.operation} ${one.where} ${one.got}`, one])).values(),
]

/** The first difference between two answers, in the words of a violation. */
function differenceOf(one: Answer, two: Answer): { one: string; two: string } | undefined {
  if (one.status !== two.status) return { one: `HTTP ${one.status}`, two: `HTTP ${two.status}` }
  const [a, b] = [one.json, two.json]
  if (isObject(a) && isObject(b) && a.code !== b.code && (a.code ?? b.code) !== undefined)
    return { one: `code ${shorten(a.code)}`, two: `code ${shorten(b.code)}` }
  return firstDifference(normalise(a), normalise(b), '')
}

function firstDifference(
  a: Json | undefined,
  b: Json | undefined,
  at: string,
): { one: string; two: string } | undefined {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === 0 || b.length === 0 ? undefined : firstDifference(a[0], b[0], `${at}/0`)
  if (isObject(a) && isObject(b)) {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[name], b[name], join(at, name))
      if (found) return found
    }
    return undefined
  }
  if (a === b || a === 'null' || b === 'null') return undefined
  if (a === undefined || b === undefined) {
    const has = (value: Json | undefined) => `${at} ${value === undefined ? 'missing' : 'there'}`
    return { one: has(a), two: has(b) }
  }
  return { one: `${at} ${shorten(a)}`, two: `${at} ${shorten(b)}` }
}
