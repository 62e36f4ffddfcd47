import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { objectPlaceOf } from '../../src/schema/places.ts'
import type { FaultContext } from './fault.ts'

/** Where an item is in what an operation answers. */
export const placeIn = (
  { document: { root } }: FaultContext,
  operation: Operation,
  idField: string,
): string[] | undefined => {
  const pointer = successMedia(operation)?.schemaPointer
  return pointer === undefined ? undefined : objectPlaceOf(root, follow(root, pointer).value, idField)
}
