import { readFileSync } from 'node:fs'
import { StartError } from '../http/start-error.ts'

/** How the world of an archive began. */
export interface ArchivedBeginning {
  readonly seed: number
  readonly profile: string
  /** The time that the steps of the profile led to, RFC 3339. */
  readonly now: string
  /** Exchanges up to this number in the journal are the steps of the profile. */
  readonly made: number
}

/** What an HTTP archive holds. */
export interface Archive {
  /** Undefined when the archive does not say. */
  readonly beginning?: ArchivedBeginning | undefined
  readonly exchanges: readonly ArchivedExchange[]
  /** How many exchanges of the journal are left out: by a filter, or since it keeps no more. */
  readonly leftOut: number
}

/** The parts of an exchange in an HTTP archive that are needed to send it again. */
export interface ArchivedExchange {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly method: string
  /** Path and query; undefined for what is no call, or leads elsewhere: it is not sent. */
  readonly target: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Whether its body came as a form, or was not kept: it cannot be sent again. */
  readonly isIncomplete: boolean
  readonly status: number
  /** The JSON of the answer; undefined when it was not kept. */
  readonly answer?: string | undefined
  readonly userId?: string | undefined
  /** Whether it is a step of the profile that the world began with. */
  readonly isOfProfile: boolean
}

interface Pair {
  readonly name: string
  readonly value: string
}

/** The parts of an entry of HAR 1.2 that are read. */
interface Entry {
  readonly startedDateTime: string
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: readonly Pair[]
    readonly postData?: { readonly mimeType?: string; readonly text?: string }
    readonly comment?: string
  }
  readonly response: { readonly status: number; readonly content?: { readonly text?: string } }
  readonly _userId?: string
  readonly _seq?: number
}

interface Log {
  readonly entries: readonly Entry[]
  readonly _world?: ArchivedBeginning
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SANDBOX = 'http://127.0.0.1'

/** Archives come from strangers: of an address only what is a path of the API or the control plane is taken. */
const targetOf = (url: string): string | undefined => {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  if (!/^\/(swx\/customer|__sandbox)\/./.test(pathname)) return undefined
  return new URL(pathname + search, SANDBOX).href === SANDBOX + pathname + search
    ? pathname + search
    : undefined
}

const exchangeOf = (
  { startedDateTime, request, response, _userId, _seq }: Entry,
  made: number,
): ArchivedExchange => {
  const body = request.postData?.text
  return {
    at: Date.parse(startedDateTime),
    method: request.method,
    target: METHODS.has(request.method) ? targetOf(request.url) : undefined,
    headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    body,
    isIncomplete:
      (request.postData !== undefined && body === undefined) || (request.comment ?? '').includes('not kept'),
    status: response.status,
    answer: response.content?.text,
    userId: _userId,
    isOfProfile: _seq !== undefined && _seq <= made,
  }
}

const leftOutOf = (entries: readonly Entry[], made: number): number => {
  const own = entries.flatMap(({ _seq = 0 }) => (_seq > made ? [_seq] : []))
  return own.length === 0 ? 0 : Math.max(...own) - made - own.length
}

/**
 * Reads an HTTP archive.
 *
 * @throws StartError when the file is none.
 */
export const readArchive = (file: string): Archive => {
  try {
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: Log }
    const beginning = log._world
    const made = beginning?.made ?? 0
    return {
      beginning,
      exchanges: log.entries.map((entry) => exchangeOf(entry, made)),
      leftOut: leftOutOf(log.entries, made),
    }
  } catch (cause) {
    const why = cause instanceof TypeError ? 'its entries are not those of HAR 1.2' : (cause as Error).message
    throw new StartError(`${file} is no HTTP archive that can be read: ${why}`, { cause })
  }
}
