import type { AccountMode, AuthContext } from './auth-context.ts'
import { type CallHeaders, withHeaders } from './call-headers.ts'
import type { CallInit } from './call-options.ts'
import type { ClientOptions } from './client-options.ts'
import { hashText } from './hash-text.ts'
import { createIdempotencyKeys, type KeyedCall } from './idempotency-keys.ts'
import { type Middleware, withMiddlewares } from './middleware.ts'
import { writeBody } from './request-body.ts'

/** A request as `fetch` gets it. */
export interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit
  readonly send: (url: string, init: RequestInit) => Promise<Response>
  /** How often a failed try may be repeated. */
  readonly retries: number
  /** Milliseconds for one try. */
  readonly tryTimeoutMs: number | undefined
  /** The token it carries: to keep it out of messages, and to know whose session has expired. */
  readonly token: string | null
}

/** A call whose requests differ in the token only. */
export interface PreparedCall {
  /** The state of its key, if the call moves money. */
  readonly keyed: KeyedCall | undefined
  /** The request for one identity. */
  requestBy(auth: AuthContext): PreparedRequest
}

/**
 * Puts a call together.
 *
 * @param mode the account it is for, which is part of what it asks for
 */
export type PrepareCall = (
  mode: AccountMode,
  method: string,
  path: string,
  query: string,
  init: CallInit,
  isMoney: boolean,
) => PreparedCall

/**
 * What puts the calls of one client together. It throws when a body holds what JSON cannot, such as a bigint, or
 * when a header is not the call's to set.
 */
export function createCallBuilder(options: ClientOptions, middlewares: readonly Middleware[]): PrepareCall {
  const keyOf = createIdempotencyKeys()
  const keyOfCaller = createIdempotencyKeys()
  const origin = options.baseUrl.replace(/\/+$/, '')

  /** The key of a call: its caller's, or one of its content, which is hashed because bodies may contain passwords. */
  const keyedCall = (asked: readonly string[], body: string, given: string | undefined): KeyedCall => {
    if (given === undefined) return keyOf(hashText(JSON.stringify([...asked, body])))
    const bare = given.replaceAll('"', '')
    return keyOfCaller(JSON.stringify([...asked, bare]), bare)
  }

  return (mode, method, path, query, call, isMoney) => {
    const { params, headers: own, retry, fetch, idempotencyKey, cache, signal: _, ...rest } = call
    const { timeoutMs: _timeout, tryTimeoutMs = options.tryTimeoutMs, body: given, ...fetchOptions } = rest
    const body = writeBody(given)
    const isRead = method === 'GET'
    const keyed = isMoney ? keyedCall([mode, path], String(body), idempotencyKey) : undefined
    const { fetch: clientFetch } = options
    const network = fetch
      ? (input: string | Request, sent?: RequestInit) => fetch(input, sent, clientFetch)
      : (clientFetch ?? globalThis.fetch)

    const requestBy = (auth: AuthContext): PreparedRequest => {
      let headers: Readonly<Record<string, string>> | Headers =
        typeof body === 'string' ? auth.jsonHeaders : auth.headers
      if (keyed) headers = { ...headers, 'Idempotency-Key': `"${keyed.key}"` }
      const common: CallHeaders | undefined =
        typeof options.headers === 'function' ? options.headers() : options.headers
      if (common || own || params?.header) headers = withHeaders(headers, common, params?.header, own)
      return {
        url: origin + path + query,
        init: {
          ...fetchOptions,
          ...(cache !== undefined && { cache }),
          method,
          headers: headers as Headers,
          body: body as string,
          // To follow a redirect would send token and body to another address. It becomes an error instead.
          redirect: 'manual',
        },
        send: middlewares.length > 0 ? withMiddlewares(network, middlewares) : network,
        retries: Number(isRead ? (retry ?? options.retry ?? 2) : isMoney && (retry ?? 0)),
        tryTimeoutMs,
        token: auth.token,
      }
    }
    return { keyed, requestBy }
  }
}
