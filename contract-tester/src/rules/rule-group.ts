import type { Operation } from '../document/operation.ts'
import type { Run } from '../run/run.ts'

/** Rules that are checked for one operation after the other. */
export interface RuleGroup {
  readonly name: string
  /** Whether the rules need a server with state. They are left out for a mock that always answers the same. */
  readonly needsState?: boolean
  check(run: Run, operation: Operation): Promise<void>
}
