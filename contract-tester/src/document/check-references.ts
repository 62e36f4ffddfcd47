import { CannotRunError } from './cannot-run-error.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { join, valueAt } from './pointer.ts'
import { holdsNames, isQuoted } from './quoted.ts'

/** Throws for the first reference that leads nowhere, or back to itself without a schema between. */
export function checkReferences(root: JsonObject, name: string): void {
  const visit = (value: Json | undefined, pointer: string, isNames: boolean): void => {
    if (Array.isArray(value)) {
      value.forEach((part, index) => {
        visit(part, join(pointer, index), false)
      })
      return
    }
    if (!isObject(value)) return
    if (!isNames && typeof value.$ref === 'string') checkChain(root, value.$ref, pointer, name)
    for (const [key, part] of Object.entries(value))
      if (!isQuoted(key, part, isNames)) visit(part, join(pointer, key), holdsNames(key, isNames))
  }
  visit(root, '#', false)
}

function checkChain(root: JsonObject, first: string, from: string, name: string): void {
  const seen = new Set<string>()
  let reference = first
  for (;;) {
    if (seen.has(reference))
      throw new CannotRunError(
        `The document ${name} has a $ref at ${from} that leads in a circle: ${[...seen, reference].join(' -> ')}.`,
      )
    seen.add(reference)
    const target = valueAt(root, reference)
    if (target === undefined)
      throw new CannotRunError(`The document ${name} has a $ref at ${from} that leads nowhere: ${reference}.`)
    if (!isObject(target) || typeof target.$ref !== 'string') return
    reference = target.$ref
  }
}
