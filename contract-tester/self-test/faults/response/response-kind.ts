import type { FaultKind } from '../fault.ts'

/** A kind of fault of answers. */
export const responseKind = (name: string, faults: FaultKind['faults']): FaultKind => ({
  name,
  layer: 'response',
  faults,
})
