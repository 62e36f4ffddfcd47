/** What a client and a server must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  /** Whether it takes values or a body, and whether they may be left out. */
  readonly input: false | 'optional' | 'required'
  readonly tag: string
  /** `token`: a session is needed; `optional`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  /** After a successful `write`, cached answers are stale. */
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo ledger, does the same, is refused, or answers an empty list. */
  readonly demo: 'own' | 'same' | 'refused' | 'empty'
  /** Takes an `Idempotency-Key`. */
  readonly money: boolean
  /**
   * How long an answer may be kept, in seconds. `neverWhile` names values of a field of the result, or of a row of
   * its list, with which it may not be kept.
   */
  readonly cache:
    | 'never'
    | { readonly ttl: number; readonly neverWhile?: Readonly<Record<string, readonly string[]>> }
  /** Tags whose answers a write changes. */
  readonly changes: readonly string[]
  readonly successCodes: readonly string[]
}
