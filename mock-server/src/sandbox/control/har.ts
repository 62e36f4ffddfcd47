import { shownAnswer } from '../../api/redaction.ts'
import type { JournalEntry, RecordedRequest } from '../../runtime/journal.ts'
import { MAIN_WORLD, type WorldBeginning } from '../../runtime/worlds.ts'
import type { ControlResult } from './control-call.ts'
import { variableOf } from './curl-line.ts'

type Archive = ControlResult<'getJournalArchive'>
type ArchivedExchange = Archive['log']['entries'][number]

interface Pair {
  readonly name: string
  readonly value: string
}

const pairs = (values: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value) }))

/** Journals keep names of secret fields only; each stands as the variable that the `curl` line has for it. */
const fieldsOf = ({ body = {}, secrets }: RecordedRequest): Readonly<Record<string, unknown>> => ({
  ...body,
  ...Object.fromEntries(secrets.map((name) => [name, variableOf(name)])),
})

const postDataOf = (request: RecordedRequest): Pick<ArchivedExchange['request'], 'postData' | 'comment'> => {
  const fields = fieldsOf(request)
  switch (request.bodyKind) {
    case 'json':
      return { postData: { mimeType: 'application/json', text: JSON.stringify(fields) } }
    case 'form':
      return { postData: { mimeType: 'multipart/form-data', params: pairs(fields) } }
    case 'unkept':
      return { comment: 'The body was not kept: it was no JSON object, or too long.' }
    case 'none':
      return {}
  }
}

const headersOf = (world: string, { kind, request }: JournalEntry): Pair[] =>
  pairs({
    ...request.headers,
    ...(request.bodyKind === 'json' && { 'content-type': 'application/json' }),
    ...(request.token !== 'none' && { authorization: '$TOKEN' }),
    ...(kind === 'control' && { 'x-sandbox-key': '$SANDBOX_KEY' }),
    ...(world !== MAIN_WORLD && { 'x-sandbox-world': world }),
  })

/** What both sides of an exchange leave open: sizes on the wire are not known. */
const UNKNOWN_SIZES = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 } as const

/** The body of an answer without what is secret; of a control call and of a long answer none is kept. */
const contentOf = ({ answer }: JournalEntry): ArchivedExchange['response']['content'] => {
  const shown = answer === undefined ? undefined : shownAnswer(answer)
  if (shown === undefined)
    return { size: 0, mimeType: 'application/json', comment: 'The body of this answer was not kept.' }
  const text = JSON.stringify(shown)
  return { size: new TextEncoder().encode(text).length, mimeType: 'application/json', text }
}

const entryOf = (origin: string, world: string, entry: JournalEntry): ArchivedExchange => {
  const { at, method, path, request, status, took } = entry
  const query = request.query === '' ? '' : `?${request.query}`
  return {
    startedDateTime: new Date(at).toISOString(),
    time: took,
    request: {
      method,
      url: `${origin}${path}${query}`,
      headers: headersOf(world, entry),
      queryString: Array.from(new URLSearchParams(request.query), ([name, value]) => ({ name, value })),
      ...postDataOf(request),
      ...UNKNOWN_SIZES,
    },
    response: {
      status,
      statusText: '',
      headers: pairs({ 'content-type': 'application/json' }),
      content: contentOf(entry),
      redirectURL: '',
      ...UNKNOWN_SIZES,
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    _seq: entry.seq,
    _operation: entry.operation,
    _code: entry.code,
    _traceId: entry.traceId,
    _userId: entry.userId,
    _rule: entry.rule,
  }
}

/** Where an archive comes from. */
interface ArchiveSource {
  /** Where the mock server is reached; left out, it is one that leads nowhere. */
  readonly origin?: string | undefined
  /** How the world began, where that is known. */
  readonly beginning?: WorldBeginning | undefined
}

/**
 * Exchanges as an HTTP archive (HAR 1.2), which browsers and proxies open. What no archive has a place for, such as the
 * operation and the code, stands under names that begin with an underscore.
 */
export const harOf = (
  world: string,
  entries: readonly JournalEntry[],
  { origin = 'http://mock-server.example', beginning }: ArchiveSource = {},
): Archive => ({
  log: {
    version: '1.2',
    creator: { name: '@swx/mock-server', version: '1' },
    comment: 'Sample data of a sandbox. Times are those of its virtual clock; secrets are not kept.',
    entries: entries.map((entry) => entryOf(origin, world, entry)),
    ...(beginning && { _world: { ...beginning, now: new Date(beginning.now).toISOString() } }),
  },
})
