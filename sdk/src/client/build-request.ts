import type { Outcome } from './answer.ts'
import type { AuthContext } from './auth-context.ts'
import { type CallHeaders, withHeaders } from './call-headers.ts'
import type { CallInit } from './call-options.ts'
import type { ClientOptions } from './client-options.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { type Middleware, withMiddlewares } from './middleware.ts'
import { writeBody } from './request-body.ts'

/** A request as it goes to `fetch`. */
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
  /** Told how it ended. */
  readonly settle: ((outcome: Outcome) => void) | undefined
}

/** Puts a request together. */
export type BuildRequest = (
  auth: AuthContext,
  method: string,
  path: string,
  query: string,
  init: CallInit,
  isMoney: boolean,
) => PreparedRequest

/**
 * What puts the requests of one client together. It throws when a body holds what JSON cannot, such as a bigint, or
 * when a header is not the call's to set.
 */
export function createRequestBuilder(
  options: ClientOptions,
  middlewares: readonly Middleware[],
): BuildRequest {
  const keyOf = createIdempotencyKeys()
  const origin = options.baseUrl.replace(/\/+$/, '')

  return (auth, method, path, query, call, isMoney) => {
    const { params, headers: own, retry, fetch, idempotencyKey, cache, signal: _, ...rest } = call
    const { timeoutMs: _timeout, tryTimeoutMs = options.tryTimeoutMs, body: given, ...fetchOptions } = rest
    const body = writeBody(given)
    const isRead = method === 'GET'
    const intention =
      isMoney && idempotencyKey === undefined
        ? keyOf(auth.headers.virtually ?? '', path, String(body))
        : undefined
    const key = isMoney ? (idempotencyKey ?? intention?.key) : undefined
    let headers: Readonly<Record<string, string>> | Headers =
      typeof body === 'string' ? auth.jsonHeaders : auth.headers
    if (key !== undefined) headers = { ...headers, 'Idempotency-Key': `"${key.replaceAll('"', '')}"` }
    const common: CallHeaders | undefined =
      typeof options.headers === 'function' ? options.headers() : options.headers
    if (common || own || params?.header) headers = withHeaders(headers, common, params?.header, own)

    const { fetch: clientFetch } = options
    const network = fetch
      ? (input: string | Request, sent?: RequestInit) => fetch(input, sent, clientFetch)
      : (clientFetch ?? globalThis.fetch)
    return {
      url: origin + path + query,
      init: {
        ...fetchOptions,
        ...(cache !== undefined && { cache }),
        method,
        headers: headers as Headers,
        body: body as string,
        // A redirect would carry token and body to wherever the answer says; what reads the answer says what it was.
        redirect: 'manual',
      },
      send: middlewares.length > 0 ? withMiddlewares(network, middlewares) : network,
      retries: Number(isRead ? (retry ?? options.retry ?? 2) : isMoney && (retry ?? 0)),
      tryTimeoutMs,
      token: auth.token,
      settle: intention?.settle,
    }
  }
}
