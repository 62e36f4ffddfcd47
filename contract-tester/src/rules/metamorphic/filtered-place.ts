import { isObject, type JsonObject } from '../../document/json.ts'
import type { Parameter } from '../../document/operation.ts'

const plain = (name: string) =>
  name
    .replace(/^filter\[(.+)\]$/, '$1')
    .replace(/[_-]/g, '')
    .toLowerCase()

/** Which property of an item a query parameter filters by: the one of the same name, at its top or in its attributes. */
export function filteredPlace(item: JsonObject, { name }: Parameter): string[] | undefined {
  for (const [property, value] of Object.entries(item)) {
    if (plain(property) === plain(name) && !isObject(value)) return [property]
    if (property === 'attributes' && isObject(value)) {
      const inside = Object.keys(value).find((one) => plain(one) === plain(name))
      if (inside !== undefined) return [property, inside]
    }
  }
  return undefined
}
