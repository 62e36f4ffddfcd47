/** One way in which a server does not keep the contract. */
export interface Finding {
  /** The operation, or `*` for what holds for all. */
  readonly operation: string
  /** Which rule is broken, for programs. */
  readonly rule: string
  /** The request, and the place in its answer. */
  readonly where: string
  readonly expected: string
  readonly got: string
}
