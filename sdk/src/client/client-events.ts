/** An event after which earlier answers may be outdated; the cache has been emptied by then. */
export type ClientEvent =
  /** Token, mode or language have changed since the last call. */
  | { readonly type: 'identity' }
  /** An operation that writes succeeded, or may have: the outcome of a request is unknown. */
  | { readonly type: 'write'; readonly path: string }
