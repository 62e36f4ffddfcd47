import type { CallError } from '../errors/call-error.ts'

/** A try of a call. */
export interface CallTry {
  readonly method: string
  /** The operation's path with its values, without its query. */
  readonly path: string
  /** 1 for the first try. */
  readonly tries: number
}

/** How a try ended. */
export interface CallOutcome extends CallTry {
  /** Milliseconds from sending to the last byte. */
  readonly ms: number
  /** Absent when no answer arrived. */
  readonly status?: number | undefined
  /** The envelope's code, of successes too. */
  readonly code?: string | undefined
  readonly traceId?: string | undefined
  /** The backend's clock when it answered; of successes. */
  readonly serverTime?: string | undefined
  /** Since when the operation is deprecated, when its answer says so: the header `Deprecation`. */
  readonly deprecation?: string | undefined
  /** When the operation ends, when its answer says so: the header `Sunset`. */
  readonly sunset?: string | undefined
  readonly error?: CallError | undefined
}

/** A failed try that is going to be repeated. */
export interface CallRetry extends CallTry {
  /** Milliseconds until the next try. */
  readonly delayMs: number
  readonly error: CallError
}

/** A call that was answered without a fetch of its own. */
export interface CacheHit {
  readonly path: string
  /** `fresh` from the cache, `stale` from it while a new answer is fetched, `joined` to a fetch under way. */
  readonly kind: 'fresh' | 'stale' | 'joined'
}

/** Observers of a client's calls. They get no query, no body, and no headers except `Deprecation` and `Sunset`. */
export interface CallHooks {
  readonly onRequest?: ((call: CallTry) => unknown) | undefined
  readonly onResponse?: ((outcome: CallOutcome) => unknown) | undefined
  readonly onRetry?: ((retry: CallRetry) => unknown) | undefined
  readonly onCacheHit?: ((hit: CacheHit) => unknown) | undefined
}
