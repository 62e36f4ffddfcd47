import type { Resource } from '../plan/resources.ts'
import type { Run } from '../run/run.ts'

/** Rules that are checked for one resource after the other. */
export interface ResourceGroup {
  readonly name: string
  check(run: Run, resource: Resource): Promise<void>
}
