import { AbortedError } from '../errors/aborted-error.ts'
import type { CallError } from '../errors/call-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import type { Answer } from './answer.ts'
import { type AnswerCache, createAnswerCache, type Slot } from './answer-cache.ts'
import type { CallInit } from './call-options.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientOptions } from './client-options.ts'
import { createDeadlines } from './deadlines.ts'
import { airport } from './flight.ts'
import { deepFreeze } from './freeze.ts'
import { type Caller, type Identity, identityWatch } from './identity.ts'
import { isUnsettled, type OperationPolicy, type OperationRule, ruleOf } from './operation-policy.ts'
import { isClearRefusal } from './outcome.ts'
import { type AnswerCheck, composer } from './outgoing.ts'
import { fillPath } from './path.ts'
import { queryKey } from './query-key.ts'
import { tell } from './tell.ts'

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
  const compose = composer(options)
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
  const conclude = (path: string, mayWrite: boolean, { error }: Answer, token: string | null) => {
    // An answer to an earlier token says nothing about the current session.
    if (error?.kind === 'sessionExpired' && token === read().token && token !== expired) {
      expired = token
      cache.forget(all)
      queueMicrotask(() => options.onUnauthorized?.({ error }))
    }
    if (!mayWrite || (error && isClearRefusal(error))) return
    if (!error) expired = undefined
    forgetAll({ type: 'write', path })
  }

  const start = (
    caller: Caller,
    method: string,
    path: string,
    init: CallInit,
    rule: OperationRule,
    land?: (answer: Answer) => void,
  ) => {
    const [seconds] = rule
    const isWrite = method !== 'GET'
    const composed = (by: Caller) => compose(by, method, path, init, isWrite && seconds === 1)
    return depart(
      method,
      path,
      composed(caller),
      (answer, token) => {
        conclude(path, isWrite && seconds !== 0, answer, token)
        land?.(answer)
      },
      refresh && (async (token) => ((await renewed(token)) ? composed(read()) : undefined)),
    )
  }

  /** A fetch that others may join, and whose answer is kept as long as it may be if it is a success. */
  const startShared = (
    caller: Caller,
    path: string,
    init: CallInit,
    rule: OperationRule,
    slot: Slot,
    lifetime: number,
  ) =>
    start(caller, 'GET', path, init, rule, (answer) => {
      const { data, response } = answer
      if (data) deepFreeze(data)
      Object.freeze(answer)
      const isKept = data && response?.status === 200 && !isUnsettled(rule, data)
      cache.arrive(slot, answer, isKept ? lifetime : 0)
    })

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
      let error: CallError
      try {
        const path = fillPath(template, params?.path)
        if (path === undefined) throw undefined
        if (!signal?.aborted) {
          const isShared = method === 'GET' && isShareable(init)
          const query = isShared ? queryKey(params?.query) : ''
          const slot = isShared ? cache.find(path, query) : undefined
          const known = init.cache === 'reload' ? undefined : slot
          const fresh = cache.answerIn(known, 0)
          if (fresh) {
            if (onCacheHit) tell(onCacheHit, { path, kind: 'fresh' })
            return fresh
          }
          const rule = ruleOf(policy, path)
          const lifetime = isShared ? Math.min(rule[0] * 1_000, longest) : 0
          if (lifetime <= 0) return start(caller, method, path, init, rule)(timeoutMs, signal)
          const stale = cache.answerIn(known, staleMs)
          const place = slot ?? cache.open(path, query)
          if (stale || place.flight) tell(onCacheHit, { path, kind: stale ? 'stale' : 'joined' })
          place.flight ??= startShared(caller, path, init, rule, place, lifetime)
          const answer = place.flight(timeoutMs, stale ? undefined : signal)
          return stale ?? answer
        }
        error = new AbortedError('was aborted by its caller', { method, path, cause: signal.reason })
      } catch (cause) {
        const why = cause ? 'a value cannot be written' : 'a path value is missing, empty, "." or ".."'
        error = new ContractError(`was not sent: ${why}`, { method, path: template, cause })
      }
      return Promise.resolve({ error })
    },
  }
}
