import type { FieldError } from '../contract/reply.ts'

/** A value that has to be refused with HTTP 400, as an outcome instead of an exception. */
export type Parsed<T> = { readonly value: T } | { readonly errors: readonly FieldError[] }

/** Query parameters by name; a name given twice becomes a list, which the contract then refuses or takes. */
export const parseQuery = (query: string): Record<string, string | string[]> => {
  // An object of its own, because defaults are filled in.
  if (query === '') return {}
  const values: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values[name]
    values[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return values
}

/** Whether a body of this content type is read as JSON. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Lists and objects inside each other; no body comes near. */
const DEEPEST = 64

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: readonly number[] = [0x5b, 0x7b]
const CLOSING: readonly number[] = [0x5d, 0x7d]

/**
 * Whether JSON nests lists and objects deeper than {@link DEEPEST}. Asked before it is parsed: to parse 32 MB of opening
 * brackets takes seconds, and to walk through what comes of a few thousand ends in a RangeError.
 */
export const isTooDeep = (json: Uint8Array): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (OPENING.includes(byte) && ++depth > DEEPEST) return true
    else if (CLOSING.includes(byte)) depth--
  }
  return false
}

/** Reads a JSON body of UTF-8 bytes. */
export const parseJson = (bytes: Uint8Array): Parsed<unknown> => {
  if (isTooDeep(bytes)) return { errors: [{ field: 'body', rule: 'maxDepth' }] }
  try {
    return { value: JSON.parse(decoder.decode(bytes)) }
  } catch {
    return { errors: [{ field: 'body', rule: 'json' }] }
  }
}
