import type { Resource } from '../plan/resources.ts'
import type { Run } from '../run/run.ts'

/** Rules that are about one kind of thing after the other. */
export interface ResourceGroup {
  readonly name: string
  check(run: Run, resource: Resource): Promise<void>
}
