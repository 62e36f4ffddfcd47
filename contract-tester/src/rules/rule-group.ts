import type { Operation } from '../document/operation.ts'
import type { Run } from '../run/run.ts'

/** Rules that are about one operation after the other. */
export interface RuleGroup {
  readonly name: string
  /** Whether it says nothing of a mock that answers the same whatever happened. */
  readonly needsState?: boolean
  check(run: Run, operation: Operation): Promise<void>
}
