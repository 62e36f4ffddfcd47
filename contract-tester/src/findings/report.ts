import type { Skipped, Violation } from './violation.ts'

/** Something that a run created or changed, and that is not as it was before. */
export interface Left {
  /** The operation that created or changed it. */
  readonly operation: string
  /** Empty for a singleton. */
  readonly id: string
  readonly reason: string
}

/** An operation that never answered a success. */
export interface Unreached {
  readonly operation: string
  /** The last status of a call that fits the document, where there was one; undefined when it was never called or never answered. */
  readonly status: number | undefined
  /** The code in the envelope of that answer, where the document has one. */
  readonly code?: string
}

/** What a check found. */
export interface Report {
  readonly checked: {
    readonly operations: number
    readonly calls: number
    /** Operations that answered a success at least once. */
    readonly reached: number
  }
  /** The slowest operations, where any took a second and more. */
  readonly slow: readonly { readonly operation: string; readonly ms: number }[]
  readonly unreached: readonly Unreached[]
  readonly skipped: readonly Skipped[]
  readonly violations: readonly Violation[]
  /** How many violations were left out, because the baseline has them. */
  readonly known?: number
  /** What the run created, what of it was deleted, and what is left. */
  readonly things: { readonly created: number; readonly deleted: number; readonly left: readonly Left[] }
  /** Why the run ended before it was through; undefined when it was. */
  readonly stopped?: string | undefined
}

/** What reports say besides what was found. */
export interface ReportFacts {
  readonly title: string
  readonly baseUrl: string
  /** File of the document, for tools that show violations in it. */
  readonly spec: string
}
