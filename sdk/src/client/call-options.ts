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
  /** Milliseconds for one try; when they are over, the next try begins. @default the client's `tryTimeoutMs` */
  readonly tryTimeoutMs?: number | undefined
  /**
   * How often a failed GET is repeated, `false` for never. A POST that moves money is repeated only when this says so,
   * always with the same `Idempotency-Key`; other POSTs never are.
   *
   * @default for a GET the client's `retry`, for a POST `false`
   */
  readonly retry?: number | false | undefined
  /**
   * Names this intention to move money: sent again with the same key, it is carried out once. 8 to 64 letters, digits,
   * `-` and `_`. Operations that move no money ignore it.
   *
   * @default one per intention, kept until its outcome is known
   */
  readonly idempotencyKey?: string | undefined
  /**
   * `no-cache` asks the backend past the client's cache and stores the answer; a copy that the platform keeps, such as
   * that of a service worker, may answer when the backend cannot. `reload` does the same and takes no copy. `no-store`
   * asks the backend, shares no fetch and stores nothing. Calls with headers of their own are `no-store` too.
   *
   * @default 'default'
   */
  readonly cache?: 'default' | 'no-cache' | 'reload' | 'no-store' | undefined
  /** A `fetch` for this call, such as `fetchWithProgress`. It makes the call `no-store`. @default the client's */
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
