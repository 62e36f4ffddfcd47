import { isObject, type Json, type JsonObject } from './json.ts'

const escapeStep = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The steps of a pointer such as `#/paths/~1pets/get`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^[^#]*#?/, '')
    .split('/')
    .slice(1)
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** A pointer one or more steps below another. */
export const join = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map((step) => escapeStep(String(step)))].join('/')

export const stepInto = (value: Json | undefined, step: string): Json | undefined => {
  if (Array.isArray(value)) return value[Number(step)]
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The value at a pointer, or undefined when nothing is there. References are not followed. */
export const valueAt = (root: Json, pointer: string): Json | undefined =>
  stepsOf(pointer).reduce<Json | undefined>(stepInto, root)

/** Follows a chain of references to where the value itself is. */
export function follow(root: JsonObject, pointer: string): { pointer: string; value: Json | undefined } {
  const seen = new Set<string>()
  let at = pointer
  for (;;) {
    const value = valueAt(root, at)
    if (!isObject(value) || typeof value.$ref !== 'string' || seen.has(at)) return { pointer: at, value }
    seen.add(at)
    // A reference may be written with percent signs; pointers have one spelling here.
    at = join('#', ...stepsOf(value.$ref))
  }
}

/** The place that a pointer means, references followed; what is not there is cut off its end. */
export function resolvePointer(root: JsonObject, pointer: string): string {
  let at = '#'
  for (const step of stepsOf(pointer)) {
    const next = join(follow(root, at).pointer, step)
    if (valueAt(root, next) === undefined) return at
    at = next
  }
  return at
}
