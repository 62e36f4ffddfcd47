import { setTimeout as wait } from 'node:timers/promises'
import { isObject, type Json } from '../document/json.ts'
import type { Exchange } from '../http/call.ts'
import { retryAfterMs } from '../http/retry-after.ts'
import type { Resource } from '../plan/resources.ts'
import { readAt, valuesIn } from '../plan/template.ts'
import { wordsOf } from '../report/words.ts'
import { followLink } from './follow-link.ts'
import type { Run } from './run.ts'

/** A job is asked so often, with a longer pause each time. */
const MOST_ASKS = 8
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000

/** The texts of an answer that may be links, those nearest to the top first. */
function textsIn(value: Json | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (!isObject(value) || depth > 3) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}

/**
 * Waits for the job behind a 202, and notes what it made as the run's own.
 * @returns the id of what it made; undefined when that cannot be told
 */
export async function awaitJob(
  run: Run,
  resource: Resource,
  accepted: Exchange,
): Promise<{ readonly id: string; readonly shown: undefined } | undefined> {
  const link = accepted.answer.headers.get('location')
  const { read, parameter } = resource
  if (link === null || read === undefined || parameter === undefined) return undefined
  for (let asks = 0; asks < MOST_ASKS; asks++) {
    const state = await followLink(run, accepted, link)
    if (state === undefined) return undefined
    if ([404, 410].includes(state.answer.status) && accepted.call.operation) {
      run.report(accepted, {
        rule: 'location',
        where: accepted.call.operation.pointer,
        expected: `a job at ${link}, which Location names`,
        got: wordsOf(state),
      })
      return undefined
    }
    for (const text of [state.answer.headers.get('location') ?? '', ...textsIn(state.answer.json)]) {
      const made = readAt(run.operations, text)
      const id = made?.operation === read ? valuesIn(read.path, made.path)?.[parameter] : undefined
      if (made === undefined || id === undefined) continue
      run.own.add({
        createdBy: accepted.call.operation?.id ?? '*',
        id: decodeURIComponent(id),
        path: made.path,
        resource,
        input: { path: {}, query: {}, header: {}, cookie: {}, body: undefined, isKnown: true },
      })
      const thing = await followLink(run, accepted, text)
      if (thing && [404, 410].includes(thing.answer.status))
        run.report(state, {
          rule: 'location',
          where: state.call.operation?.pointer ?? '#/paths',
          expected: `something at ${text}, which the job made`,
          got: wordsOf(thing),
        })
      return { id: decodeURIComponent(id), shown: undefined }
    }
    const asked = retryAfterMs(state.answer.headers, Date.now())
    await wait(Math.min(asked ?? FIRST_PAUSE_MS * 2 ** asks, LONGEST_PAUSE_MS))
  }
  return undefined
}
