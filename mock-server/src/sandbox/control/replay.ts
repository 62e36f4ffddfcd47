import type { CustomerRequest } from '../../api/customer-request.ts'
import { createEngine } from '../../api/engine.ts'
import { createTraceId } from '../../contract/envelope.ts'
import type { JournalEntry, RecordedRequest } from '../../runtime/journal.ts'
import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'

/** Where a recorded command runs again. */
export type ReplayPlace = 'before' | 'now'

/** Why a recorded command cannot run again anywhere; undefined when it can. */
export const replayError = ({ kind, request }: JournalEntry): string | undefined => {
  if (kind === 'control') return 'Only calls to the customer API run again; use the curl line.'
  const { secrets, token, bodyKind } = request
  if (secrets.length > 0)
    return `Secrets are not kept, and this call had some: ${secrets.join(', ')}. Use the curl line with your own.`
  if (token === 'unknown') return 'The call had a token of no live session, and tokens are not kept.'
  if (bodyKind === 'form') return 'The call had a file, and files are not kept. Use the curl line with one.'
  if (bodyKind === 'unkept') return 'The body of the call was not kept: it was no JSON object, or too long.'
  return undefined
}

/** In the world as it is now, the command is a new one: with the old key it would only be told what came of it. */
const headersOf = ({ headers }: RecordedRequest, place: ReplayPlace): Readonly<Record<string, string>> =>
  place === 'now' && headers['idempotency-key'] !== undefined
    ? { ...headers, 'idempotency-key': `"replay-${createTraceId()}"` }
    : headers

const encoder = new TextEncoder()

const requestOf = (entry: JournalEntry, place: ReplayPlace): CustomerRequest => {
  const recorded = entry.request
  const headers: Readonly<Record<string, string>> = {
    ...headersOf(recorded, place),
    ...(recorded.bodyKind === 'json' ? { 'content-type': 'application/json' } : {}),
  }
  return {
    method: entry.method,
    path: entry.path,
    query: recorded.query,
    header: (name) => headers[name],
    body: recorded.bodyKind === 'json' ? encoder.encode(JSON.stringify(recorded.body)) : undefined,
    ip: 'replay',
    sessionId: recorded.sessionId,
    attempt: place === 'before' ? recorded.attempt : undefined,
  }
}

/** What a command that ran again came to. */
export interface Replayed {
  /** The world it ran in; another than the recorded one's when it ran in the world of before. */
  readonly world: World
  readonly entry: JournalEntry
  readonly answer: Readonly<Record<string, unknown>>
}

/**
 * Runs a recorded command again, as it was sent: in a world of its own that goes on from where the recorded one was,
 * or in the world as it is now. Faults that are set happen in the current world only, and the answer arrives whole.
 */
export const replay = async (
  worlds: Worlds,
  world: World,
  entry: JournalEntry,
  place: ReplayPlace,
): Promise<Replayed> => {
  const { before, at } = entry
  const target = place === 'before' && before ? worlds.forkDetached(world, { at, rows: before }) : world
  const reply = await createEngine(target).call(requestOf(entry, place))
  const answer = JSON.parse(reply.body)
  // In a world of its own it is the only entry; its answer may be one that was kept, with the trace of the first.
  const made = target.journal
    .since(0)
    .findLast(({ traceId }) => target !== world || traceId === answer.traceId)
  return { world: target, entry: made as JournalEntry, answer }
}
