import { callSite, toErrorAt } from '../errors/failure.ts'
import type { Answer } from './answer.ts'
import type { Identity } from './auth-context.ts'
import type { CallInit } from './call-options.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientOptions } from './client-options.ts'
import type { ClientMethod } from './contract-call.ts'
import type { Middleware } from './middleware.ts'
import { prefix } from './operation-table.ts'
import { createTransport } from './transport.ts'

/** A client's cache, as its owner may use it. */
export interface ClientCache {
  /** How many answers are kept. */
  readonly size: number
  /** Forgets every answer. */
  clear(): void
  /**
   * Forgets the answers of some operations: paths as in the contract, or tags (`'index'` for `/swx/customer/index/…`).
   *
   * @example client.cache.invalidate('/swx/customer/index/getMarketInfo/{id}', 'order')
   */
  invalidate(...pathsOrTags: readonly string[]): void
}

/** A client of one backend. Its methods need no `this` and never throw for an answer. */
export interface Client<Paths extends object> {
  /** Reads: from the cache where the contract allows it. */
  readonly GET: ClientMethod<Paths, 'get'>
  /**
   * Writes, and reads that carry a body. After a failure, a POST is repeated only if the operation moves money and the
   * call has the option `retry`.
   *
   * While the outcome of a call that moves money is not known, an equal call carries the same `Idempotency-Key`, and the
   * backend carries out only one of the two. If both are to be carried out, give each an `idempotencyKey` of its own.
   */
  readonly POST: ClientMethod<Paths, 'post'>
  /**
   * The client as a `fetch`, with its session, deadline, cache and keys: for openapi-fetch and generated clients. Returns
   * a `Response` for a success and for an error of the kind `business`, `http` or `sessionExpired`. Rejects with any
   * other error.
   *
   * @example const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
   */
  readonly fetch: typeof globalThis.fetch
  /**
   * Puts a middleware before the network; the one added first is the outermost.
   *
   * @returns a function that removes it
   */
  readonly use: (middleware: Middleware) => () => void
  readonly cache: ClientCache
  /** For whom calls are made now: the same object until token, mode or language change. */
  readonly identity: () => Identity
  /** Calls the listener when earlier answers may have become outdated; returns a function that ends the subscription. */
  readonly subscribe: (listener: (event: ClientEvent) => void) => () => void
  /** The untyped call under `GET` and `POST`, for code that is generated. */
  readonly request: (method: 'GET' | 'POST', path: string, init?: CallInit) => Promise<Answer>
}

/** Whether a filled-in path belongs to a path of the contract or to a tag. */
const matches = (path: string, pathOrTag: string) =>
  path === pathOrTag ||
  path.startsWith(pathOrTag.includes('{') ? pathOrTag.replace(/\{.*/, '') : `${prefix}${pathOrTag}/`)

/** Creates a client for the operations of `Paths`. */
export function createContractClient<Paths extends object>(options: ClientOptions): Client<Paths> {
  const middlewares: Middleware[] = []
  const transport = createTransport(options, middlewares)
  const { cache, identity, subscribe } = transport

  /** Errors are built here, as the last step of a call, so that their stacks show the code that awaits the call. */
  const request = async (method: 'GET' | 'POST', path: string, init?: CallInit): Promise<Answer> => {
    const site = callSite()
    const outcome = await transport.request(method, path, init)
    if (!outcome.failure) return outcome
    const { failure, ...rest } = outcome
    return { ...rest, error: toErrorAt(failure, request, site) }
  }
  const call = (method: 'GET' | 'POST') => (path: string, init?: CallInit) => request(method, path, init)
  return {
    GET: call('GET') as Client<Paths>['GET'],
    POST: call('POST') as Client<Paths>['POST'],
    // Loaded with its first request: most apps call by path or by name.
    fetch: async (input, init) => {
      const { fetchAs } = await import('./client-fetch.ts')
      return await fetchAs(options.baseUrl, request, input, init)
    },
    use(middleware) {
      middlewares.push(middleware)
      return () => {
        const place = middlewares.indexOf(middleware)
        if (place >= 0) middlewares.splice(place, 1)
      }
    },
    cache: {
      get size() {
        return cache.size()
      },
      clear: () => cache.forget(() => true),
      invalidate: (...pathsOrTags) =>
        cache.forget((path) => pathsOrTags.some((pathOrTag) => matches(path, pathOrTag))),
    },
    identity,
    subscribe,
    request,
  }
}
