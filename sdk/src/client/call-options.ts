import type { CallHeaders } from './outgoing-headers.ts'

/** Options of `fetch` that are handed on as they are. */
type PassedOn =
  | 'credentials'
  | 'integrity'
  | 'keepalive'
  | 'mode'
  | 'redirect'
  | 'referrer'
  | 'referrerPolicy'

/** What a single call can set, besides its parameters and body. */
export interface CallOptions extends Partial<Pick<RequestInit, PassedOn & keyof RequestInit>> {
  /** Ends this call, not a fetch that it shares with others. */
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds for the whole answer, headers and body. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /**
   * How often a failed GET is repeated, `false` for never. A POST that moves money is repeated only when this says so,
   * always with the same `Idempotency-Key`; other POSTs never are.
   *
   * @default for a GET the client's `retry`, for a POST `false`
   */
  readonly retry?: number | false | undefined
  /**
   * `reload` asks the backend and stores the answer; `no-store` asks it, shares the fetch with nobody and stores
   * nothing. Calls with headers of their own are `no-store` too.
   *
   * @default 'default'
   */
  readonly cache?: 'default' | 'reload' | 'no-store' | undefined
  /** A `fetch` for this call, such as `fetchWithProgress`. It makes the call `no-store`. @default the client's */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Further headers. `Authorization` and `virtually` belong to the client and are passed over here. */
  readonly headers?: CallHeaders | undefined
}

/** A call as the run-time sees it; the contract's types stand in front of it. */
export interface CallInit extends CallOptions {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly header?: Readonly<Record<string, string | number | boolean | null | undefined>>
  }
  readonly body?: unknown
}
