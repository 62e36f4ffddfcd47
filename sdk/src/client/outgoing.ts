import type { Answer } from './answer.ts'
import type { CallInit } from './call-options.ts'
import type { ClientOptions } from './client-options.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Caller } from './identity.ts'
import { writeBody } from './outgoing-body.ts'
import { withHeaders } from './outgoing-headers.ts'

/** Turns an answer that breaks the contract into an error. */
export type AnswerCheck = (method: string, path: string, answer: Answer) => Answer | Promise<Answer>

/** A request as it goes to `fetch`. */
export interface Outgoing {
  readonly url: string
  readonly init: RequestInit
  readonly send: typeof globalThis.fetch
  /** How often a failed try may be repeated. */
  readonly retries: number
  /** The token it carries: to keep it out of messages, and to know whose session has expired. */
  readonly token: string | null
  /** Told how it ended. */
  readonly settle: ((answer: Answer) => void) | undefined
}

/** Puts a request together. */
export type Compose = (
  caller: Caller,
  method: string,
  path: string,
  query: string,
  init: CallInit,
  isMoney: boolean,
) => Outgoing

/**
 * What puts the requests of one client together. It throws when a body holds what JSON cannot, such as a
 * bigint.
 */
export function composer(options: ClientOptions): Compose {
  const keyOf = createIdempotencyKeys()
  const origin = options.baseUrl.replace(/\/+$/, '')

  return (caller, method, path, query, init, isMoney) => {
    const { params, headers: own, retry, fetch } = init
    const body = writeBody(init.body)
    const isRead = method === 'GET'
    const intention = isMoney ? keyOf(caller.headers.virtually ?? '', path, String(body)) : undefined
    let headers: Readonly<Record<string, string>> | Headers =
      typeof body === 'string' ? caller.jsonHeaders : caller.headers
    if (intention) headers = { ...headers, 'Idempotency-Key': `"${intention.key}"` } as Record<string, string>
    if (own || params?.header) headers = withHeaders(headers as Record<string, string>, params?.header, own)

    return {
      url: origin + path + query,
      init: { ...(init as RequestInit), method, headers: headers as Headers, body: body as string },
      send: fetch ?? options.fetch ?? globalThis.fetch,
      retries: Number(isRead ? (retry ?? options.retry ?? 2) : isMoney && (retry ?? 0)),
      token: caller.token,
      settle: intention?.settle,
    }
  }
}
