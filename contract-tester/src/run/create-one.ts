import { isObject, type Json } from '../document/json.ts'
import { follow } from '../document/pointer.ts'
import type { Exchange } from '../http/call.ts'
import { mediaFor } from '../plan/call-of.ts'
import type { Input } from '../plan/input.ts'
import { besideCreated } from '../plan/input-for-id.ts'
import type { Resource } from '../plan/resources.ts'
import { answerFor } from '../plan/success-media.ts'
import { objectPlaceOf, partAt } from '../schema/places.ts'
import { sample } from '../schema/sample.ts'
import { awaitJob } from './await-job.ts'
import type { Run } from './run.ts'
import { varyBody } from './vary-body.ts'

/** Something that was created. */
export interface Created {
  readonly id: string
  readonly input: Input
  readonly exchange: Exchange
  /** The thing as the answer shows it. */
  readonly shown: Json | undefined
}

const looked = new WeakMap<Run, Set<Resource>>()
const lookedAt = (run: Run): Set<Resource> => {
  const known = looked.get(run) ?? new Set()
  looked.set(run, known)
  return known
}

/** Creates one thing, unlike those of other turns; undefined when the server refuses it or shows no id. */
export async function createOne(
  run: Run,
  resource: Resource,
  input: Input,
  turn: number,
): Promise<Created | undefined> {
  const { create, list } = resource
  const pointer = create && mediaFor(create)?.schemaPointer
  if (create === undefined) return undefined
  // What is there before is known, so that it is not taken for something new.
  const listInput = list && (await run.inputFor(list))
  if (list && listInput && !lookedAt(run).has(resource)) {
    lookedAt(run).add(resource)
    await run.call(list, besideCreated(listInput, input), 'probe')
  }
  const bodies =
    pointer === undefined || input.body === undefined
      ? [input.body]
      : bodiesFor(run, pointer, input.body, turn).map((body) => run.freshIds.put(create, body))
  for (const body of bodies) {
    const exchange = await run.call(create, { ...input, body })
    if (exchange === undefined || run.outcome(exchange) !== 'done') continue
    const isJob = isAccepted(exchange)
    const found = isJob ? await awaitJob(run, resource, exchange) : idIn(run, resource, exchange)
    // An answer with what was there before created nothing.
    if (found && !run.isOwnId(found.id)) continue
    return found && { ...found, input: { ...input, body }, exchange }
  }
  return undefined
}

function bodiesFor(run: Run, pointer: string, body: Json, turn: number): Json[] {
  const varied = varyBody(run.root, run.validator, pointer, body, turn)
  const schema = follow(run.root, pointer).value
  const drawn = sample(run.root, schema, { seed: run.seed + turn * 101, withExamples: false })
  const small = sample(run.root, schema, { seed: run.seed + turn * 103, withOptional: false })
  return turn === 0 ? [body, varied, drawn, small] : [varied, drawn, small]
}

/** Whether the thing is not there yet: a job makes it, which `Location` leads to. */
export const isAccepted = ({ answer, call }: Exchange): boolean =>
  answer.status === 202 &&
  answer.headers.has('location') &&
  call.operation?.answers.some(({ key }) => key === '202') === true

/** The id of what was created: in the answer, or at the end of `Location`. */
export function idIn(
  run: Run,
  resource: Resource,
  exchange: Exchange,
): { id: string; shown: Json | undefined } | undefined {
  const { answer, call } = exchange
  const { idField } = resource
  const declared = call.operation && answerFor(call.operation, answer.status)
  const pointer = declared?.media.find(({ type }) => /json/.test(type))?.schemaPointer
  if (idField !== undefined && pointer !== undefined) {
    const place = objectPlaceOf(run.root, follow(run.root, pointer).value, idField)
    const shown = place && partAt(answer.json, place)
    if (isObject(shown) && (typeof shown[idField] === 'string' || typeof shown[idField] === 'number'))
      return { id: String(shown[idField]), shown }
  }
  const located = answer.headers.get('location')?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)
  return located === undefined ? undefined : { id: decodeURIComponent(located), shown: undefined }
}
