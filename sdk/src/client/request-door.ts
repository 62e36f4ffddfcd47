import { ContractError } from '../errors/contract-error.ts'
import type { Answer } from './answer.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import type { CallInit } from './call-options.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientOptions } from './client-options.ts'
import { createDeadlines } from './deadlines.ts'
import { airport, type Flight } from './flight.ts'
import { deepFreeze } from './freeze.ts'
import { type Caller, type Identity, identityWatch } from './identity.ts'
import { isUnsettled, type OperationPolicy, ruleOf } from './operation-policy.ts'
import { isClearRefusal } from './outcome.ts'
import { type AnswerCheck, composer } from './outgoing.ts'
import { fillPath } from './path.ts'
import { queryKey } from './query-key.ts'
import { tell } from './tell.ts'
import { aborted, wait } from './wait.ts'

/** The one door to the network: every way of calling goes through {@link RequestDoor.request}. */
export interface RequestDoor {
  request(method: string, path: string, init?: CallInit): Promise<Answer>
  readonly cache: AnswerCache
  identity(): Identity
  subscribe(listener: (event: ClientEvent) => void): () => void
}

const noInit: CallInit = {}
const all = () => true

/** Whether an answer may be given to several callers. Headers of a single call may change it, so those are not. */
const isShareable = ({ cache, headers, params, fetch }: CallInit) =>
  cache !== 'no-store' && !headers && !params?.header && !fetch

/**
 * Builds the door of one client.
 *
 * @param policy what the contract says about its operations
 * @param check looks at every answer, when answers are to be checked
 */
export function createRequestDoor(
  options: ClientOptions,
  policy: OperationPolicy,
  check?: AnswerCheck,
): RequestDoor {
  const { maxAgeMs = 300_000, maxEntries = 100, sweepMs = 60_000, staleMs = 0 } = options.cache || {}
  const { onCacheHit, refresh } = options
  const longest = options.cache === false ? 0 : maxAgeMs
  const deadlines = createDeadlines()
  const depart = airport(options, deadlines, check)
  const cache = createAnswerCache({ maxEntries, sweepMs, staleMs })
  const compose = composer(options, policy)
  const listeners = new Set<(event: ClientEvent) => void>()
  /** The token that was told to have expired, and the one that was last tried to be renewed. */
  let expired: string | null | undefined
  let renewing: string | null | undefined
  let renewal: Promise<boolean> | undefined

  /** Empties the cache and says why; after the call at hand, so that an error in a listener spoils nothing. */
  const forgetAll = (event: ClientEvent) => {
    cache.forget(all)
    for (const listener of listeners) queueMicrotask(() => listener(event))
  }
  const read = identityWatch(options, () => {
    expired = undefined
    forgetAll({ type: 'identity' })
  })

  /** Asks for a new token, once per token; gives whether there is one to try with. */
  const renewed = (token: string | null): Promise<boolean> | boolean => {
    if (token !== read().token) return read().token !== null
    if (renewing !== token) renewal = (async () => refresh?.() ?? false)().catch(() => false)
    renewing = token
    return renewal ?? false
  }

  /** Everything that follows from an answer, before its callers see it. */
  const conclude = (method: string, flight: Flight, { error }: Answer) => {
    if (error?.kind === 'sessionExpired') {
      const token = flight.token()
      // An answer to an earlier token says nothing about the current session.
      if (token === read().token && token !== expired) {
        expired = token
        cache.forget(all)
        queueMicrotask(() => options.onUnauthorized?.({ error }))
      }
    }
    if (method === 'GET' || ruleOf(policy, flight.path)[0] === 0 || (error && isClearRefusal(error))) return
    if (!error) expired = undefined
    forgetAll({ type: 'write', path: flight.path })
  }

  const start = (caller: Caller, method: string, path: string, init: CallInit, land = conclude) =>
    depart(method, path, compose(caller, method, path, init), {
      renew:
        refresh &&
        (async (token) => ((await renewed(token)) ? compose(read(), method, path, init) : undefined)),
      land: (flight, answer) => land(method, flight, answer),
    })

  /** A fetch that others may join, and whose answer is kept as long as it may be if it is a success. */
  const startShared = (caller: Caller, path: string, init: CallInit, query: string, lifetime: number) => {
    const shared = start(caller, 'GET', path, init, (method, flight, answer) => {
      conclude(method, flight, answer)
      const { data, response } = answer
      if (data) deepFreeze(data)
      Object.freeze(answer)
      const isKept = data && response?.status === 200 && !isUnsettled(ruleOf(policy, path), data)
      cache.arrive(query, flight, isKept ? lifetime : 0)
    })
    cache.depart(query, shared)
    return shared
  }

  /** A stored answer, or a fetch that others share; nothing when the contract allows neither. */
  const share = (caller: Caller, path: string, init: CallInit, timeoutMs: number) => {
    const query = queryKey(init.params?.query)
    const isReload = init.cache === 'reload'
    const fresh = isReload ? undefined : cache.find(path, query, 0)
    if (fresh) {
      if (onCacheHit) tell(onCacheHit, { path, kind: 'fresh' })
      return fresh
    }
    const lifetime = Math.min(ruleOf(policy, path)[0] * 1_000, longest)
    if (lifetime <= 0) return
    const stale = isReload ? undefined : cache.find(path, query, staleMs)
    const underWay = cache.flightOf(path, query)
    if (stale || underWay) tell(onCacheHit, { path, kind: stale ? 'stale' : 'joined' })
    const flight = underWay ?? startShared(caller, path, init, query, lifetime)
    if (!stale) return flight
    flight.board(deadlines.now() + timeoutMs)
    return stale
  }

  return {
    cache,
    identity: () => read().identity,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    request(method, template, init = noInit) {
      const { params, signal, timeoutMs = options.timeoutMs ?? 90_000 } = init
      const caller = read()
      let cause: unknown
      try {
        const path = fillPath(template, params?.path)
        if (path) {
          if (signal?.aborted) return Promise.resolve(aborted(method, path, signal))
          const found =
            method === 'GET' && isShareable(init) ? share(caller, path, init, timeoutMs) : undefined
          if (found && 'then' in found) return found
          return wait(found ?? start(caller, method, path, init), method, timeoutMs, signal, deadlines)
        }
      } catch (reason) {
        cause = reason
      }
      const why = cause ? 'a value cannot be written' : 'a path value is missing, empty, "." or ".."'
      const error = new ContractError(`was not sent: ${why}`, { method, path: template, cause })
      return Promise.resolve({ error })
    },
  }
}
