import { readFileSync } from 'node:fs'
import { StartError } from '../http/start-error.ts'

/** An exchange of an HTTP archive, as far as it is needed to send it again. */
export interface ArchivedExchange {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Whether its body came as a form, or was not kept: it cannot be sent again. */
  readonly isIncomplete: boolean
  readonly status: number
  /** The JSON of the answer; undefined when it was not kept. */
  readonly answer?: string | undefined
  readonly userId?: string | undefined
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
}

const exchangeOf = ({ startedDateTime, request, response, _userId }: Entry): ArchivedExchange => {
  const { pathname, search } = new URL(request.url)
  const body = request.postData?.text
  return {
    at: Date.parse(startedDateTime),
    method: request.method,
    target: pathname + search,
    headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    body,
    isIncomplete:
      (request.postData !== undefined && body === undefined) || (request.comment ?? '').includes('not kept'),
    status: response.status,
    answer: response.content?.text,
    userId: _userId,
  }
}

/**
 * Reads an HTTP archive.
 *
 * @throws StartError when the file is none.
 */
export const readArchive = (file: string): ArchivedExchange[] => {
  try {
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: { entries: Entry[] } }
    return log.entries.map(exchangeOf)
  } catch (cause) {
    throw new StartError(`${file} is no HTTP archive that can be read: ${(cause as Error).message}`, {
      cause,
    })
  }
}
