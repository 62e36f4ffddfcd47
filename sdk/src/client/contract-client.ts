import type { Answer } from './answer.ts'
import type { CallInit } from './call-options.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientOptions } from './client-options.ts'
import type { ClientMethod } from './contract-call.ts'
import type { Identity } from './identity.ts'
import { type OperationPolicy, prefix } from './operation-policy.ts'
import type { AnswerCheck } from './outgoing.ts'
import { createRequestDoor } from './request-door.ts'

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
  /** Writes, and reads that carry a body. Never repeated by the client. */
  readonly POST: ClientMethod<Paths, 'post'>
  readonly cache: ClientCache
  /** Who is asking now: the same object until token, mode or language change. */
  readonly identity: () => Identity
  /** Tells when earlier answers have become doubtful; returns what ends the subscription. */
  readonly subscribe: (listener: (event: ClientEvent) => void) => () => void
  /** The untyped call under `GET` and `POST`, for code that is generated. */
  readonly request: (method: 'GET' | 'POST', path: string, init?: CallInit) => Promise<Answer>
}

/** Whether a filled-in path belongs to a path of the contract or to a tag. */
const matches = (path: string, pathOrTag: string) =>
  path === pathOrTag ||
  path.startsWith(pathOrTag.includes('{') ? pathOrTag.replace(/\{.*/, '') : `${prefix}${pathOrTag}/`)

/** Creates a client for the operations of `Paths`, whose peculiarities are in `policy`. */
export function createContractClient<Paths extends object>(
  options: ClientOptions,
  policy: OperationPolicy,
  check?: AnswerCheck,
): Client<Paths> {
  const { request, cache, identity, subscribe } = createRequestDoor(options, policy, check)
  const call = (method: 'GET' | 'POST') => (path: string, init?: CallInit) => request(method, path, init)
  return {
    GET: call('GET') as Client<Paths>['GET'],
    POST: call('POST') as Client<Paths>['POST'],
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
