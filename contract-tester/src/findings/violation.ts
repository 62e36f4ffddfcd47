/** The groups of rules. */
export type Layer =
  | 'response'
  | 'negative'
  | 'positive'
  | 'authentication'
  | 'stateful'
  | 'metamorphic'
  | 'envelope'
  | 'timing'
  | 'feed'
  | 'provider'

/** One way in which a server departs from its document. */
export interface Violation {
  readonly layer: Layer
  /** The operation, or `*` for what holds for all. */
  readonly operation: string
  readonly rule: string
  /** Pointer into the document. */
  readonly where: string
  readonly expected: string
  readonly got: string
  /** What to do about it, where one thing is to be done. */
  readonly advice?: string
  /** The smallest request that showed it, as one line for a shell. */
  readonly request: string
  /** Other operations in which the same part of a schema was broken. */
  readonly others?: readonly string[]
  /** How often it was seen. */
  readonly count: number
}

/** A violation before it is grouped. */
export type Found = Omit<Violation, 'count' | 'others'>

/** An operation, or a rule for it, that was not checked. */
export interface Skipped {
  readonly operation: string
  readonly rule: string
  readonly reason: string
}
