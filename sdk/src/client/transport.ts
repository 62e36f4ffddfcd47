import type { OperationInfo } from '@swx/openapi/operations'
import { isSwxError } from '../errors/swx-error.ts'
import type { Outcome } from './answer.ts'
import { type AnswerCache, createAnswerCache, type Slot } from './answer-cache.ts'
import { type AuthContext, createAuthContext, type Identity } from './auth-context.ts'
import { createCallBuilder } from './build-request.ts'
import type { CallInit } from './call-options.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientOptions } from './client-options.ts'
import { deepFreeze } from './freeze.ts'
import type { Middleware } from './middleware.ts'
import { notify } from './notify.ts'
import { isUnsettled, lifetimeOf, operationAt } from './operation-table.ts'
import type { Verdict } from './outcome.ts'
import { fillPath } from './path.ts'
import { writeQuery } from './query.ts'
import { mostAnswerBytes } from './read-text.ts'
import { createRequestRunner } from './request-runner.ts'
import { createSessionWatch } from './session-watch.ts'
import { withoutSecret } from './without-secret.ts'

/** The only way to the network: each call goes through {@link Transport.request}. */
export interface Transport {
  request(method: string, path: string, init?: CallInit): Promise<Outcome>
  readonly cache: AnswerCache
  identity(): Identity
  subscribe(listener: (event: ClientEvent) => void): () => void
}

const noInit: CallInit = {}
const all = () => true

/** Whether several callers may share an answer. They may not if the call has headers of its own, which may change it. */
const isShareable = ({ cache, headers, params, fetch }: CallInit) =>
  cache !== 'no-store' && !headers && !params?.header && !fetch

/** Builds the transport of one client. */
export function createTransport(options: ClientOptions, middlewares: readonly Middleware[]): Transport {
  const { maxAgeMs = 300_000, maxEntries = 100, sweepMs = 60_000, staleMs = 0 } = options.cache || {}
  const { onCacheHit } = options
  const longest = options.cache === false ? 0 : maxAgeMs
  const keptFor = (operation: OperationInfo | undefined) => Math.min(lifetimeOf(operation), longest)
  const startRequest = createRequestRunner(options, {
    validate: options.validate,
    maxAnswerBytes: options.maxAnswerBytes ?? mostAnswerBytes,
  })
  const cache = createAnswerCache({ maxEntries, sweepMs, staleMs })
  const prepareCall = createCallBuilder(options, middlewares)
  const listeners = new Set<(event: ClientEvent) => void>()

  /** Empties the cache, and reports the reason after the present call. */
  const forgetAll = (event: ClientEvent) => {
    cache.forget(all)
    for (const listener of listeners) queueMicrotask(() => notify(listener, event))
  }
  const read = createAuthContext(options, () => {
    session.reset()
    forgetAll({ type: 'identity' })
  })
  const session = createSessionWatch(options, () => read().token)

  /** Sends a request. If others may join the request, its answer is stored in the slot. */
  const start = (
    auth: AuthContext,
    method: string,
    path: string,
    query: string,
    init: CallInit,
    operation: OperationInfo | undefined,
    slot?: Slot,
  ) => {
    const isWrite = method !== 'GET' && operation?.effect !== 'read'
    const { mode } = auth.identity
    const call = prepareCall(mode, method, path, query, init, isWrite && operation?.money === true)
    const request = call.requestBy(auth)
    const endOfKeyed = call.keyed?.begin()
    /** Everything that follows from an answer, before its callers see it. */
    const onSettled = (outcome: Outcome, token: string | null, verdict: Verdict) => {
      const { data, failure, response } = outcome
      const isInDoubt = endOfKeyed ? endOfKeyed(verdict) : verdict === 'unknown'
      if (failure?.kind === 'sessionExpired' && session.expire(token, failure)) cache.forget(all)
      if (isWrite && (!failure || isInDoubt)) {
        if (!failure) session.reset()
        forgetAll({ type: 'write', path })
      }
      if (!slot) return
      if (data) deepFreeze(data)
      Object.freeze(outcome)
      const isKept = data && response?.status === 200 && !isUnsettled(operation, data)
      cache.settle(slot, outcome, isKept ? keptFor(operation) : 0)
    }
    // A call that needs no session is not sent again for a new one: it may be the one that `refresh` waits for.
    const refresh =
      options.refresh && operation?.auth !== 'public'
        ? async (token: string | null) => {
            if (!(await session.refresh(token, isWrite))) return undefined
            const renewed = read({ method, path })
            // A request for one account is not sent again for the other.
            return renewed.identity.mode === mode ? call.requestBy(renewed) : undefined
          }
        : undefined
    return startRequest(method, path, request, onSettled, refresh)
  }

  /** A stored answer, the answer of a request under way, or that of a new request. */
  const answerTo = (auth: AuthContext, method: string, path: string, init: CallInit) => {
    const { params, signal, timeoutMs = options.timeoutMs ?? 90_000 } = init
    const query = writeQuery(params?.query)
    const isShared = method === 'GET' && isShareable(init)
    const slot = isShared ? cache.find(path, query) : undefined
    const known = init.cache === 'reload' || init.cache === 'no-cache' ? undefined : slot
    const fresh = cache.answerIn(known, 0)
    if (fresh) {
      if (onCacheHit) notify(onCacheHit, { path, kind: 'fresh' })
      return fresh
    }
    const operation = operationAt(path)
    if (!isShared || keptFor(operation) <= 0)
      return start(auth, method, path, query, init, operation)(timeoutMs, signal)
    const stale = cache.answerIn(known, staleMs)
    const place = slot ?? cache.open(path, query)
    if (stale || place.request) notify(onCacheHit, { path, kind: stale ? 'stale' : 'joined' })
    place.request ??= start(auth, method, path, query, init, operation, place)
    const answer = place.request(timeoutMs, stale ? undefined : signal)
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
      let why = 'a path value is missing, empty, "." or ".."'
      let cause: unknown
      let token: string | null = null
      try {
        const path = fillPath(template, params?.path)
        const auth = read({ method, path: path ?? template })
        token = auth.token
        if (path) {
          if (!signal?.aborted) return answerTo(auth, method, path, init)
          const message = 'was aborted by its caller'
          return Promise.resolve({
            failure: { kind: 'aborted', message, method, path, cause: signal.reason },
          })
        }
      } catch (reason) {
        if (isSwxError(reason)) return Promise.resolve({ failure: reason })
        cause = withoutSecret(reason, token)
        why = `a value cannot be written${reason instanceof TypeError ? ` (${(cause as Error).message})` : ''}`
      }
      const message = `was not sent: ${why}`
      return Promise.resolve({ failure: { kind: 'contract', message, method, path: template, cause } })
    },
  }
}
