import { AbortedError } from '../errors/aborted-error.ts'
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
import { writeQuery } from './query.ts'
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
  const lifetimeOf = ([seconds]: OperationRule) => Math.min(seconds * 1_000, longest)
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

  /** Sends a request; the answer of one that others may join goes into their slot. */
  const start = (
    caller: Caller,
    method: string,
    path: string,
    query: string,
    init: CallInit,
    rule: OperationRule,
    slot?: Slot,
  ) => {
    const [seconds] = rule
    const isWrite = method !== 'GET' && seconds !== 0
    const composed = (by: Caller) => compose(by, method, path, query, init, isWrite && seconds === 1)
    /** Everything that follows from an answer, before its callers see it. */
    const land = (answer: Answer, token: string | null) => {
      const { data, error, response } = answer
      // An answer to an earlier token says nothing about the current session.
      if (error?.kind === 'sessionExpired' && token === read().token && token !== expired) {
        expired = token
        cache.forget(all)
        queueMicrotask(() => options.onUnauthorized?.({ error }))
      }
      if (isWrite && !(error && isClearRefusal(error))) {
        if (!error) expired = undefined
        forgetAll({ type: 'write', path })
      }
      if (!slot) return
      if (data) deepFreeze(data)
      Object.freeze(answer)
      const isKept = data && response?.status === 200 && !isUnsettled(rule, data)
      cache.arrive(slot, answer, isKept ? lifetimeOf(rule) : 0)
    }
    return depart(
      method,
      path,
      composed(caller),
      land,
      refresh && (async (token) => ((await renewed(token)) ? composed(read()) : undefined)),
    )
  }

  /** A stored answer, or one that is on its way or sent for now. */
  const answerTo = (caller: Caller, method: string, path: string, init: CallInit) => {
    const { params, signal, timeoutMs = options.timeoutMs ?? 90_000 } = init
    const query = writeQuery(params?.query)
    const isShared = method === 'GET' && isShareable(init)
    const slot = isShared ? cache.find(path, query) : undefined
    const known = init.cache === 'reload' ? undefined : slot
    const fresh = cache.answerIn(known, 0)
    if (fresh) {
      if (onCacheHit) tell(onCacheHit, { path, kind: 'fresh' })
      return fresh
    }
    const rule = ruleOf(policy, path)
    if (!isShared || lifetimeOf(rule) <= 0)
      return start(caller, method, path, query, init, rule)(timeoutMs, signal)
    const stale = cache.answerIn(known, staleMs)
    const place = slot ?? cache.open(path, query)
    if (stale || place.flight) tell(onCacheHit, { path, kind: stale ? 'stale' : 'joined' })
    place.flight ??= start(caller, method, path, query, init, rule, place)
    const answer = place.flight(timeoutMs, stale ? undefined : signal)
    return stale ?? answer
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
      const { params, signal } = init
      const caller = read()
      let why = 'a path value is missing, empty, "." or ".."'
      let cause: unknown
      try {
        const path = fillPath(template, params?.path)
        if (path) {
          if (!signal?.aborted) return answerTo(caller, method, path, init)
          const error = new AbortedError('was aborted by its caller', { method, path, cause: signal.reason })
          return Promise.resolve({ error })
        }
      } catch (reason) {
        why = 'a value cannot be written'
        cause = reason
      }
      const error = new ContractError(`was not sent: ${why}`, { method, path: template, cause })
      return Promise.resolve({ error })
    },
  }
}
