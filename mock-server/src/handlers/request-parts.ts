import type { FieldError } from './reply.ts'

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

/** Lists and objects inside each other; no body of the contract comes near. */
const DEEPEST = 64

const isDeeperThan = (levels: number, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** Reads a JSON body of UTF-8 bytes; one that is nested so deep that walking through it would fail is refused. */
export const parseJson = (bytes: Uint8Array): Parsed<unknown> => {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes))
    return isDeeperThan(DEEPEST, value) ? { errors: [{ field: 'body', rule: 'maxDepth' }] } : { value }
  } catch {
    return { errors: [{ field: 'body', rule: 'json' }] }
  }
}
