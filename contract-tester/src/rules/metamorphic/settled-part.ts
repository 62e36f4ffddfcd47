import { isObject, type JsonObject } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import { mediaFor } from '../../plan/call-of.ts'
import type { Resource } from '../../plan/resources.ts'
import type { Run } from '../../run/run.ts'
import { declaredNames } from '../../schema/declared-names.ts'

/** Names of the fields that users set. Only writes change them, unlike the counts and dates of a server. */
export function settledNames(run: Run, { create, update }: Resource): Set<string> {
  const names = new Set<string>()
  for (const operation of [create, update]) {
    const pointer = operation && mediaFor(operation)?.schemaPointer
    if (pointer !== undefined)
      for (const name of declaredNames(run.root, follow(run.root, pointer).value).all) names.add(name)
  }
  return names
}

/** The part of an item that only writes change: the fields with these names, or the id alone if there are none. */
export function settledPart(
  item: JsonObject,
  names: ReadonlySet<string>,
  idField: string | undefined,
): string {
  const kept = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    if (name === idField || (names.has(name) && !isObject(value))) return [[name, value]]
    return names.has(name) && isObject(value)
      ? [[name, JSON.parse(settledPart(value, names, undefined))]]
      : []
  })
  return JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b))))
}
