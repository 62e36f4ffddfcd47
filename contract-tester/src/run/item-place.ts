import { follow } from '../document/pointer.ts'
import type { Resource } from '../plan/resources.ts'
import { successMedia } from '../plan/success-media.ts'
import { objectPlaceOf } from '../schema/places.ts'
import type { Run } from './run.ts'

/** Where the item is in the answer of `read`. */
export function itemPlace(run: Run, { read, idField }: Resource): string[] {
  const pointer = read && successMedia(read)?.schemaPointer
  if (pointer === undefined || idField === undefined) return []
  return objectPlaceOf(run.root, follow(run.root, pointer).value, idField) ?? []
}
