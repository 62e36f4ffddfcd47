import type { CallHeaders } from './call-headers.ts'

/** Options of `fetch` that are handed on as they are. */
export type FetchOptions = Pick<
  RequestInit,
  'credentials' | 'integrity' | 'keepalive' | 'mode' | 'referrer' | 'referrerPolicy'
>

/** A `fetch` for one call, below the client's middlewares. It gets the `fetch` that was given to the client, if any. */
export type CallFetch = (
  input: string | Request,
  init?: RequestInit,
  clientFetch?: typeof globalThis.fetch | undefined,
) => Promise<Response>

/** What a single call can set, besides its parameters and body. */
export interface CallOptions extends Partial<FetchOptions> {
  /** Ends this call, not a fetch that it shares with others. */
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds for the whole answer, tries and waits included. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /** Milliseconds for one try, after which it counts as failed (see `retry`). @default the client's `tryTimeoutMs` */
  readonly tryTimeoutMs?: number | undefined
  /**
   * How often a GET, or a POST that moves money, is repeated after a broken connection, a try that timed out, or HTTP
   * 408, 429 or 5xx; `false` for never. Each try of a POST carries the same `Idempotency-Key`. The option has no effect
   * on other POSTs.
   *
   * @default for a GET the client's `retry`, for a POST `false`
   */
  readonly retry?: number | false | undefined
  /**
   * The key of an attempt to move money, of 8 to 64 letters, digits, `-` and `_`. Within 24 hours, the backend carries
   * out only one of the requests with a key. Operations that move no money ignore the option.
   *
   * @default a random key, which equal calls share until the outcome is known
   */
  readonly idempotencyKey?: string | undefined
  /**
   * With `no-cache`, the call takes no answer from the client's cache, and its own answer is stored if it may be cached;
   * a copy that the platform keeps, such as that of a service worker, may still answer if the backend cannot. `reload`
   * does the same, but takes no such copy. With `no-store`, the call takes no cached answer, shares no request, and its
   * answer is not stored. The client treats a call with the option `headers` or `fetch` as `no-store`.
   *
   * @default 'default'
   */
  readonly cache?: 'default' | 'no-cache' | 'reload' | 'no-store' | undefined
  /** A `fetch` for this call, such as that of `fetchWithProgress`. @default the client's */
  readonly fetch?: CallFetch | undefined
  /** Further headers. */
  readonly headers?: CallHeaders | undefined
}

/** A call as the run-time sees it; the contract's types are in front of it. */
export interface CallInit extends CallOptions {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>> | undefined
    readonly query?: Readonly<Record<string, unknown>> | undefined
    readonly header?: CallHeaders | undefined
  }
  readonly body?: unknown
}
