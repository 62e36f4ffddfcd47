import type { Skipped, Violation } from './violation.ts'

/** What a check found. */
export interface Report {
  readonly checked: { readonly operations: number; readonly calls: number }
  readonly skipped: readonly Skipped[]
  readonly violations: readonly Violation[]
}
