import { REDACTED, shownAnswer } from '../../api/redaction.ts'
import { isOperation } from '../../contract/contract.ts'
import type { ControlQuery } from '../../contract/control-operation.ts'
import type { JournalEntry } from '../../runtime/journal.ts'
import type { World } from '../../runtime/world.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'
import { curlLine } from './curl-line.ts'
import { harOf } from './har.ts'
import { replay, replayError } from './replay.ts'
import { stateDifference } from './state-difference.ts'

type Query = ControlQuery<'getJournal'>

/** Whether an entry is one of those that a query asks for. */
const filterOf = (query: Query): ((entry: JournalEntry) => boolean) => {
  const { operation, rule, kind, user, code } = query
  if (operation !== undefined && !isOperation(operation))
    throw invalid(`"operation" has to be an operationId of the contract; it was "${operation}".`)
  const text = query.text?.trim().toLowerCase() ?? ''
  return (entry) =>
    (operation === undefined || entry.operation === operation) &&
    (rule === undefined || entry.rule === rule) &&
    (kind === undefined || entry.kind === kind) &&
    (user === undefined || entry.userId === user) &&
    (code === undefined || entry.code === code || String(entry.status) === code) &&
    [
      entry.method,
      entry.path,
      entry.operation,
      String(entry.status),
      entry.code,
      entry.userId,
      entry.traceId,
      entry.rule,
    ].some((value) => value?.toLowerCase().includes(text))
}

/** An entry as the list shows it. */
const show = ({
  request: _request,
  answer: _answer,
  before: _before,
  after: _after,
  at,
  ...entry
}: JournalEntry) => ({
  ...entry,
  at: new Date(at).toISOString(),
})

/** What was sent and answered, as far as it is kept, without what is secret. */
const sentAndAnswered = ({ request: { body, secrets }, answer }: JournalEntry) => {
  const hidden = Object.fromEntries(secrets.map((name) => [name, REDACTED]))
  const response = answer === undefined ? undefined : shownAnswer(answer)
  return {
    ...(body === undefined ? {} : { requestBody: { ...body, ...hidden } }),
    ...(response === undefined ? {} : { responseBody: response }),
  }
}

/** An entry with everything that is known of it. */
const showWhole = (world: World, entry: JournalEntry, origin: string | undefined) => {
  const reason = replayError(entry)
  const difference = stateDifference(world, entry)
  return {
    ...show(entry),
    ...sentAndAnswered(entry),
    ...(difference ? { difference } : {}),
    ...(origin === undefined ? {} : curlLine(origin, world.name, entry)),
    replay: {
      before: reason === undefined && entry.before !== undefined,
      now: reason === undefined,
      ...(reason === undefined ? {} : { reason }),
    },
  }
}

const entryOf = (world: World, seq: number): JournalEntry => {
  const entry = world.journal.find(seq)
  if (!entry) throw notFound(`The journal of world "${world.name}" has no entry ${seq} (any more).`)
  return entry
}

/** The entries that a query asks for, oldest first. */
const entriesFor = (world: World, query: Query): JournalEntry[] =>
  world.journal.since(query.since ?? 0).filter(filterOf(query))

/** What was asked and answered, what it changed, and doing it again. */
export const journalCalls: readonly ControlCall[] = [
  controlCall('getJournal', ({ world, query }) => ({ entries: entriesFor(world, query).map(show) })),
  controlCall('getJournalArchive', ({ world, worlds, query, origin }) =>
    harOf(world.name, entriesFor(world, query), { origin, beginning: worlds.beginningOf(world) }),
  ),
  controlCall('getJournalEntry', ({ world, path, origin }) =>
    showWhole(world, entryOf(world, path.seq), origin),
  ),
  controlCall('replayJournalEntry', async ({ world, worlds, path, body, origin }) => {
    const entry = entryOf(world, path.seq)
    const place = body.in ?? 'before'
    const reason = replayError(entry)
    if (reason !== undefined) throw conflict(reason)
    if (place === 'before' && !entry.before)
      throw conflict(
        'The world as it was before this call is not kept any more; run it in the current world with {"in":"now"}.',
      )
    const replayed = await replay(worlds, world, entry, place)
    return {
      seq: entry.seq,
      in: place,
      same: replayed.entry.status === entry.status && replayed.entry.code === entry.code,
      exchange: showWhole(replayed.world, replayed.entry, place === 'now' ? origin : undefined),
      answer: replayed.answer,
    }
  }),
]
