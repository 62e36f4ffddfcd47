import type { Resource } from '../../../src/plan/resources.ts'
import type { Fault, FaultContext, FaultKind } from '../fault.ts'

/** A kind of fault of things with ids. */
export const ofResource = (
  name: string,
  layer: FaultKind['layer'],
  faults: (context: FaultContext, resource: Resource & { idField: string }) => Fault[],
): FaultKind => ({
  name,
  layer,
  faults: (context) =>
    context.resources
      .filter((one): one is Resource & { idField: string } => one.idField !== undefined)
      .flatMap((resource) => faults(context, resource)),
})
